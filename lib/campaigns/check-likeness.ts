import type { Section } from '@/lib/blocks/schema'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { type Finding, fieldAt, isFull, type Scene } from './scene'
import { likeness, runsOf, shareOf } from './similarity'
import { ownWords } from './text'

/** Lowest share of text that is on no other page, and highest similarity to a page of the same family. */
const leastOwnShare = 0.6
const likenessLimit = 0.6

/** Reports text that another page also has, as a whole or in parts. */
export function likeAnother({ campaign, others }: Scene): Finding[] {
  if (!isFull(campaign)) return []
  const own = runsIn(campaign)
  const rest = others.filter(isFull).map((other) => ({ other, runs: runsIn(other) }))
  return [...tooMuchElsewhere(own, rest, campaign), ...tooAlike(own, rest, campaign)]
}

type Runs = { phrases: ReadonlySet<string>; syllables: ReadonlySet<string> }
type Compared = { other: Campaign; runs: Runs }

function tooMuchElsewhere({ phrases }: Runs, rest: Compared[], campaign: Campaign): Finding[] {
  const elsewhere = rest.map(({ runs }) => phrases.intersection(runs.phrases))
  const shared = elsewhere.reduce((all, some) => all.union(some), new Set<string>())
  const share = shared.size / Math.max(phrases.size, 1)
  if (1 - share >= leastOwnShare) return []
  const most = rest.toSorted((a, b) => shareOf(phrases, b.runs.phrases) - shareOf(phrases, a.runs.phrases))[0]
  return [
    {
      ...fieldAt(['sections'], campaign),
      message: `有 ${percent(share)} 的文字在别的页面上也有，至多 ${percent(1 - leastOwnShare)}；重复较多的是 ${most?.other.path}，例如“${[...shared][0]}”。请按这一页的读者改写`,
    },
  ]
}

function tooAlike({ syllables }: Runs, rest: Compared[], campaign: Campaign): Finding[] {
  return rest
    .filter(({ other }) => other.family === campaign.family)
    .map(({ other, runs }) => ({ other, share: likeness(syllables, runs.syllables) }))
    .filter(({ share }) => share >= likenessLimit)
    .map(({ other, share }) => ({
      ...fieldAt(['sections'], campaign),
      message: `和同系列的 ${other.path} 有 ${percent(share)} 相同，要少于 ${percent(likenessLimit)}：只换国家或城市的名字不够，请写这一页独有的条件、步骤和问题`,
    }))
}

const reckoned = new WeakMap<Campaign, Runs>()

/**
 * Sequences of ten characters, which find copied parts, and of three, which compare whole pages. Computed once per page, because each
 * page is compared with all others.
 */
function runsIn(campaign: Campaign): Runs {
  const known = reckoned.get(campaign)
  if (known !== undefined) return known
  const words = ownWords(campaign)
  const runs = { phrases: runsOf(words, 10), syllables: runsOf(words, 3) }
  reckoned.set(campaign, runs)
  return runs
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The composition of a page: its sections in order, each with its look. */
const compositionOf = ({ sections }: Campaign) => sections.map(partOf).join(' ')

const partOf = (section: Section) => ('look' in section ? `${section.type}:${section.look}` : section.type)

/** Reports a page with exactly the same composition as another page of its family. */
export function composedAlike({ campaign, others }: Scene): Finding[] {
  if (!isFull(campaign)) return []
  const twin = others.find(
    (other) =>
      isFull(other) && other.family === campaign.family && compositionOf(other) === compositionOf(campaign),
  )
  if (twin === undefined) return []
  return [
    {
      ...fieldAt(['sections'], campaign),
      message: `版块的种类和次序与同系列的 ${twin.path} 一模一样：换一种 look，调换两个版块，或者加一个它没有的版块`,
    },
  ]
}

/** What a visitor sees first: the head and the two sections after it. */
const openingOf = ({ sections }: Campaign) => sections.slice(0, 3).map(partOf).join(' ')

/** The highest share of all pages that may have the same beginning. */
const openingLimit = 0.2

/** Reports a beginning that too many other pages have. It concerns the site as a whole, so only the page in work gets the message. */
export function checkOpening({ campaign, others }: Pick<Scene, 'campaign' | 'others'>): Finding[] {
  if (!isFull(campaign)) return []
  const full = [campaign, ...others.filter(isFull)]
  const same = full.filter((page) => openingOf(page) === openingOf(campaign))
  if (same.length <= full.length * openingLimit || same.length < 3) return []
  const rare = [...Map.groupBy(full, openingOf)].toSorted((a, b) => a[1].length - b[1].length)[0]
  return [
    {
      ...fieldAt(['sections'], campaign),
      message: `开头（${openingOf(campaign)}）与 ${same.length - 1} 个页面相同，例如 ${same[1]?.path}：把别的版块放到前面，例如 ${rare?.[0]}`,
    },
  ]
}
