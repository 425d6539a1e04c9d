/** The search index that the processes of one test run share. */
export const searchFileOfRun = (run: number): string => `.next/cache/search-of-tests-${run}.db`
