import path from 'node:path'

/** The folder in which the process runs: the project's, in development and in production. */
export const projectFolder = (): string => path.join(/* turbopackIgnore: true */ process.cwd())
