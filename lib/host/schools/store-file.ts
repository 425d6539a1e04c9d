import path from 'node:path'

/** Where the library lies, from the folder of the project or of a release. */
export const storePlace = '.next/cache/schools/library.sqlite'

/**
 * The library as one read-only file. It lies where a build keeps what outlives it, so that dev, tests, `next build` and
 * `next start` find the same one; the standalone release gets a copy at the same place.
 */
export const storeFile = path.join(process.cwd(), storePlace)
