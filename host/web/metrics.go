package web

import (
	"net/http"
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"foxden/conversation"
)

// Calls counts the calls of every surface: its Observe goes into the registry's options.
type Calls struct {
	total    *prometheus.CounterVec
	duration *prometheus.HistogramVec
}

// NewCalls counts from nothing.
func NewCalls() *Calls {
	return &Calls{
		total: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "foxden_calls_total", Help: "Calls by action and code; ok is no error.",
		}, []string{"action", "code"}),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "foxden_call_duration_seconds", Help: "What calls took, with the wait for their turn.",
			Buckets: []float64{.01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 120},
		}, []string{"action"}),
	}
}

// Observe counts a call that is over.
func (c *Calls) Observe(e conversation.Entry) {
	code := "ok"
	if e.Error != nil {
		code = e.Error.Code
	}
	c.total.WithLabelValues(e.Action, code).Inc()
	c.duration.WithLabelValues(e.Action).Observe(e.Duration.Seconds())
}

// requests counts what came over HTTP.
type requests struct{ total *prometheus.CounterVec }

func newRequests() *requests {
	return &requests{prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "foxden_http_requests_total", Help: "Requests by route and status; those that were refused before have no route.",
	}, []string{"route", "status"})}
}

func (q *requests) count(r *http.Request, a *answer) {
	q.total.WithLabelValues(r.Pattern, strconv.Itoa(max(a.status, http.StatusOK))).Inc()
}

// stateOf reads the conversations when it is asked.
type stateOf struct{ registry *conversation.Registry }

var (
	conversations = prometheus.NewDesc("foxden_conversations", "Conversations by the state of their browser.", []string{"state"}, nil)
	queued        = prometheus.NewDesc("foxden_calls_queued", "Calls that run or wait for their turn.", nil, nil)
	browsers      = prometheus.NewDesc("foxden_browsers", "Places for browsers that are taken, by spares too.", nil, nil)
	spares        = prometheus.NewDesc("foxden_browsers_spare", "Browsers that belong to no conversation yet.", nil, nil)
	places        = prometheus.NewDesc("foxden_browsers_limit", "Places for browsers.", nil, nil)
)

func (s stateOf) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{conversations, queued, browsers, spares, places} {
		to <- d
	}
}

func (s stateOf) Collect(to chan<- prometheus.Metric) {
	gauge := func(d *prometheus.Desc, n int, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, float64(n), labels...)
	}
	byState := map[string]int{"off": 0, "none": 0, "starting": 0, "running": 0, "ended": 0}
	waiting := 0
	for _, c := range s.registry.List() {
		state := c.State()
		byState[state.Browser]++
		waiting += state.Queued
	}
	for state, n := range byState {
		gauge(conversations, n, state)
	}
	gauge(queued, waiting)
	taken, spare, most := s.registry.Places()
	gauge(browsers, taken)
	gauge(spares, spare)
	gauge(places, most)
}

func (s *Site) metrics() http.Handler {
	r := prometheus.NewRegistry()
	r.MustRegister(stateOf{s.options.Registry}, s.options.Calls.total, s.options.Calls.duration, s.requests.total,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return promhttp.HandlerFor(r, promhttp.HandlerOpts{})
}
