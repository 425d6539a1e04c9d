/** Runs once when a server starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startHost } = await import('@/lib/host/start')
  await startHost()
  const [{ launchLine }, { env }] = await Promise.all([
    import('@/lib/host/launch-items'),
    import('@/lib/core/env'),
  ])
  const line = launchLine(env())
  if (line !== null) console.warn(line)
  // Loads the branches, which every page shows. Pages fetch them themselves when needed, so a host that is not reachable yet does not
  // prevent the start.
  const [{ orEmpty }, { listBranches }] = await Promise.all([
    import('@/lib/api/client'),
    import('@/lib/api/branches'),
  ])
  await orEmpty(listBranches())
}
