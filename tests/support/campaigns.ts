import type { Campaign } from '@/lib/campaigns/schema'

type Loaded = { file: string; campaign: Campaign; problem: null }
type Broken = { file: string; campaign: null; problem: string }

/**
 * The campaigns of the site, and two more: one that has ended and one that begins later, so that tests always cover
 * both.
 */
const modules = import.meta.glob<{ campaign: Campaign }>([
  '/app/**/special/**/content.ts',
  '/tests/support/dated-campaigns/app/**/special/**/content.ts',
])

/**
 * Every content.ts, the template included. A file that cannot be loaded is kept with its error, so that it does not
 * hide the others.
 */
export const contents: (Loaded | Broken)[] = await Promise.all(
  Object.entries(modules).map(async ([name, load]) => {
    const file = name.slice(1)
    return load().then(
      ({ campaign }) => ({ file, campaign, problem: null }),
      (error: unknown) => ({ file, campaign: null, problem: String(error) }),
    )
  }),
)

/** The valid contents. */
export const loaded = contents.filter((content): content is Loaded => content.problem === null)

/** Pages that are public now, were or will be: without the template and drafts. */
export const pages = loaded.filter(({ file, campaign }) => !file.includes('/_template/') && !campaign.draft)
