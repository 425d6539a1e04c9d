/**
 * Loaded into `next build` by `npm run build`: the build ends with the process that started it, also when that one was killed. Otherwise it
 * would go on in the folder in which the next build works. Its own workers have other arguments.
 */
if (process.argv[2] === 'build' && process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
