/** Times of the specification, all in milliseconds. */
export const timing = {
  httpTimeout: 10_000,
  codeCountdown: 60_000,
  chatAutoOpen: 5_000,
  errorRedirect: 5_000,
  progressDuration: 5_000,
  progressThrottle: 200,
  scrollToTopStep: 30,
} as const
