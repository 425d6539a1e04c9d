import type { Campaign } from '@/lib/campaigns/schema'

type Loaded = { file: string; campaign: Campaign; problem: null }
type Broken = { file: string; campaign: null; problem: string }

/** Those of the site, and beside them one that is over and one that is still to come, so that no test forgets these. */
const modules = import.meta.glob<{ campaign: Campaign }>([
  '/app/**/special/**/content.ts',
  '/tests/support/dated-campaigns/app/**/special/**/content.ts',
])

/** Every content.ts, the broken ones with what is wrong, so that one of them does not hide the others. Template included. */
export const contents: (Loaded | Broken)[] = await Promise.all(
  Object.entries(modules).map(async ([name, load]) => {
    const file = name.slice(1)
    return load().then(
      ({ campaign }) => ({ file, campaign, problem: null }),
      (error: unknown) => ({ file, campaign: null, problem: String(error) }),
    )
  }),
)

/** The sound contents. */
export const loaded = contents.filter((content): content is Loaded => content.problem === null)

/** Pages that visitors reach today, reached once or will reach: neither the template nor drafts. */
export const pages = loaded.filter(({ file, campaign }) => !file.includes('/_template/') && !campaign.draft)
