/** The value that `npm run smoke` writes into the hidden field. It marks the lead as a test that needs no telephone call. */
export const testLeadMark = 'smoke-check'
