import path from 'node:path'

/**
 * The environment of every browser that tests start: the Chinese fonts of an npm package instead of the fonts of the
 * machine, which may have none, and a folder for caches, because the home folder may not be writable.
 */
export const browserEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf'),
  XDG_CACHE_HOME: path.join(import.meta.dirname, '../../node_modules/.cache'),
}
