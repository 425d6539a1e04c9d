import { cache } from 'react'
import type { z } from 'zod'
import { branchOperations, type branchWireSchema } from '@/lib/contract/branches'
import { memoizeFor } from '@/lib/core/memoize-for'
import { fetchData, fetchRecord, listCacheTime } from './fetch'

export type Branch = ReturnType<typeof toBranch>

/** The data of a branch in menus and the footer: its city, as a link. */
export type BranchLink = Omit<Branch, 'name'>

/** The data of the city page; `sample` means that `teams` are invented. */
export type BranchPage = NonNullable<Awaited<ReturnType<typeof getBranch>>>

export type BranchDetail = Omit<BranchPage, 'openDays' | 'guide'>

/** All branches, mainland cities first. */
export const listBranches = cache(
  memoizeFor(listCacheTime, async () => (await fetchData(branchOperations.list)).map(toBranch)),
)

/** @param code as in the address of the company page, such as `bj` */
export const getBranch = cache(async (code: string) => {
  const branch = await fetchRecord(branchOperations.record, code)
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

function toBranch({ code, city, name, linkurl, overseas }: z.output<typeof branchWireSchema>) {
  return { code, city, name, href: linkurl, overseas }
}
