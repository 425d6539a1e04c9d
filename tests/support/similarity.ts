import { likeness, runsOf } from '../../lib/campaigns/similarity'

/** Pairs of texts that are at least as similar as the limit, as `id ~ id: share`. */
export function alike(texts: readonly (readonly [string, string])[], limit: number): string[] {
  const all = texts.map(([id, text]) => [id, runsOf(text, 3)] as const)
  return all.flatMap(([id, runs], index) =>
    all
      .slice(index + 1)
      .map(([otherId, other]) => [`${id} ~ ${otherId}`, likeness(runs, other)] as const)
      .filter(([, share]) => share >= limit)
      .map(([pair, share]) => `${pair}: ${share.toFixed(2)}`),
  )
}
