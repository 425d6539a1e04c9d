import path from 'node:path'

/** The folder the process runs in: the project's, in development and in production. */
export const projectFolder = (): string => path.join(/* turbopackIgnore: true */ process.cwd())
