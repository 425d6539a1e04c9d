import { listBranches } from '@/lib/collections/kinds/branch'
import { branchOperations } from '@/lib/contract/branches'
import { answering } from './answering'

export const filialeAnswers = answering(branchOperations, {
  list: () =>
    listBranches().map(({ code, city, name, linkurl, overseas }) => ({
      code,
      city,
      name,
      linkurl,
      overseas,
    })),
  record: (_, id) => listBranches().find((branch) => branch.code === id) ?? null,
})
