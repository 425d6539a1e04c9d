import { cache } from 'react'
import { z } from 'zod'
import { get, getOrNull } from './client'
import { linkSchema, recordPath } from './wire'

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

/** All branches, mainland cities first. */
export const listBranches = cache(async (): Promise<Branch[]> => {
  const branches = await get('/v1/filiale', branchListSchema)
  return branches.map(toBranch)
})

/** @param code as in the address of the company page, such as `bj` */
export const getBranch = cache(async (code: string): Promise<BranchDetail | null> => {
  const path = recordPath('/v1/filiale', code)
  const branch = path && (await getOrNull(path, branchDetailWireSchema))
  return branch ? { ...branch, ...toBranch(branch) } : null
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
