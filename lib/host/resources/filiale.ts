import { branches } from '@/lib/content/branches'
import { branchCalls } from '@/lib/contract/branches'
import { answering } from './operation'

export const filialeOperations = answering(branchCalls, {
  list: () =>
    branches.map(({ code, city, name, linkurl, overseas }) => ({ code, city, name, linkurl, overseas })),
  record: (_, id) => branches.find((branch) => branch.code === id) ?? null,
})
