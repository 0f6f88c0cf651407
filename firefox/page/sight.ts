/** What of this document's viewport is really seen: a frame may be half scrolled away in the page around it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A hidden frame is told of nothing, ms. */
const BOUND = 200;

/**
 * In the coordinates of this viewport. In a frame an intersection with the implicit root tells it, through all the documents
 * around, other origins' too (Intersection Observer, "compute the intersection").
 */
export function sight(): Promise<Box> {
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (top === self) return Promise.resolve(whole);
  return new Promise((resolve) => {
    const late = setTimeout(() => done(whole), BOUND);
    const observer = new IntersectionObserver((entries) => {
      const { left, top, right, bottom } = entries[0]?.intersectionRect ?? whole;
      done({ left, top, right, bottom });
    });
    observer.observe(document.documentElement);
    function done(box: Box) {
      clearTimeout(late);
      observer.disconnect();
      resolve(box);
    }
  });
}
