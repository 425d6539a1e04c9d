import { cache } from 'react'
import { z } from 'zod'
import { type CityGuide, cityGuideSchema } from './city-guide'
import { get, getOrNull } from './client'
import { daySchema, linkSchema, recordPath } from './wire'

export const branchWireSchema = z.object({
  code: z.string().regex(/^[a-z]{2,4}$/),
  city: z.string().min(1),
  name: z.string().min(1),
  linkurl: linkSchema,
  overseas: z.boolean(),
})

export const branchListSchema = z.array(branchWireSchema)

export const branchDetailWireSchema = branchWireSchema.extend({
  address: z.string().nullable(),
  phone: z.string().min(1),
  hours: z.string().min(1),
  transport: z.string().nullable(),
  teams: z.array(z.object({ name: z.string().min(1), text: z.string().min(1) })),
  sample: z.boolean(),
  /** Days on which anybody may come in; empty while none is set. */
  open_days: z.array(z.object({ date: daySchema, text: z.string().min(1) })),
  /** Null where nobody has written about the city; its page then shows the branch alone. */
  guide: cityGuideSchema.nullable(),
})

export type Branch = { code: string; city: string; name: string; href: string; overseas: boolean }

/** `address` and `transport` are null where the company has not filled them in; `sample` marks placeholder opening hours. */
export type BranchDetail = Branch & {
  address: string | null
  phone: string
  hours: string
  transport: string | null
  teams: { name: string; text: string }[]
  sample: boolean
}

/** What the city page shows. `openDays` are ISO days. */
export type BranchPage = BranchDetail & {
  openDays: { date: string; text: string }[]
  guide: CityGuide | null
}

/** All branches, mainland cities first. */
export const listBranches = cache(async (): Promise<Branch[]> => {
  const branches = await get('/v1/filiale', branchListSchema)
  return branches.map(toBranch)
})

/** @param code as in the address of the company page, such as `bj` */
export const getBranch = cache(async (code: string): Promise<BranchPage | null> => {
  const path = recordPath('/v1/filiale', code)
  const branch = path && (await getOrNull(path, branchDetailWireSchema))
  if (!branch) return null
  const { open_days: openDays, linkurl: _, ...rest } = branch
  return { ...rest, ...toBranch(branch), openDays }
})

/** Every branch with its address and hours, in the order of the list; a branch without a record of its own is left out. */
export const listBranchDetails = async (): Promise<BranchDetail[]> => {
  const branches = await listBranches()
  const details = await Promise.all(branches.map(({ code }) => getBranch(code)))
  return details.filter((detail) => detail !== null)
}

function toBranch({ code, city, name, linkurl, overseas }: z.output<typeof branchWireSchema>): Branch {
  return { code, city, name, href: linkurl, overseas }
}
