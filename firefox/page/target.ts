const LONGEST = 40;

/** Where a link leads: the host of another site, else the path. */
export function target(href: string, here: string): string {
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return "";
  }
  if (/^(javascript|data|blob):$/.test(url.protocol)) return "";
  if (!/^(https?|file):$/.test(url.protocol)) return href;
  const own = new URL(here);
  if (url.host !== own.host) return url.host;
  if (href === here || href === `${here}#`) return "";
  if (url.hash.length > 1 && url.pathname === own.pathname) return url.hash;
  const path = url.pathname;
  return path.length <= LONGEST ? path : `…${path.slice(path.lastIndexOf("/", path.length - 2))}`;
}
