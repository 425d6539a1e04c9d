import { afterEach, describe, expect, it, vi } from 'vitest'

/** The guard in a process with these variables, which are read once. */
async function guardWith(variables: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { onlyForDevelopers } = await import('@/lib/routing/developer-pages')
  return onlyForDevelopers
}

afterEach(() => vi.unstubAllEnvs())

describe('pages for developers', () => {
  it.each([
    ['under npm run dev', { NODE_ENV: 'development', PREVIEW_COMPONENTS: '' }],
    ['where they are switched on', { NODE_ENV: 'production', PREVIEW_COMPONENTS: '1' }],
  ])('exist %s', async (_, variables) => {
    expect(await guardWith(variables)).not.toThrow()
  })

  it.each(['', '0'])('answer 404 in production with PREVIEW_COMPONENTS=%s', async (value) => {
    expect(await guardWith({ NODE_ENV: 'production', PREVIEW_COMPONENTS: value })).toThrow(
      /NEXT_HTTP_ERROR_FALLBACK;404/,
    )
  })
})
