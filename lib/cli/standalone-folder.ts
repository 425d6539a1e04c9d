/** What `next build` leaves here runs by itself once `completeStandalone` has added what it leaves out. */
export const standaloneFolder = '.next/standalone'
