import { branches } from '@/lib/content/branches'
import { branchOperations } from '@/lib/contract/branches'
import { answering } from './answering'

export const filialeAnswers = answering(branchOperations, {
  list: () =>
    branches.map(({ code, city, name, linkurl, overseas }) => ({ code, city, name, linkurl, overseas })),
  record: (_, id) => branches.find((branch) => branch.code === id) ?? null,
})
