import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The content as a site with these environment variables shows it. */
async function contentWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  const [{ listCases }, { listStories }, { listAdvisors, listMentors }, { listBranches }] = await Promise.all(
    [
      import('@/lib/collections/kinds/case'),
      import('@/lib/collections/kinds/story'),
      import('@/lib/collections/kinds/person'),
      import('@/lib/collections/kinds/branch'),
    ],
  )
  return {
    records: [...listCases(), ...listStories(), ...listAdvisors(), ...listMentors()],
    branches: listBranches(),
  }
}

it.each([
  ['on a public address', { SITE_ORIGIN: 'https://www.example.cn', SHOW_SAMPLES: '' }, 0],
  ['where it is switched off', { SITE_ORIGIN: '', SHOW_SAMPLES: '0' }, 0],
  ['on this machine', { SITE_ORIGIN: '', SHOW_SAMPLES: '' }, 40],
  ['where it is switched on', { SITE_ORIGIN: 'https://www.example.cn', SHOW_SAMPLES: '1' }, 40],
])('samples %s', async (_, variables, least) => {
  const { records, branches } = await contentWith(variables)
  const samples = records.filter(({ sample }) => sample)
  if (least === 0) expect(samples).toEqual([])
  else expect(samples.length).toBeGreaterThan(least)
  expect(branches).toHaveLength(18)
  expect(branches.some(({ teams }) => teams.length > 0)).toBe(least > 0)
})
