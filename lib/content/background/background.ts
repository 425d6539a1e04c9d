import { z } from 'zod'
import { backgroundDetailWireSchema } from '@/lib/contract/background-programmes'
import { backgroundCategories } from './categories'
import { creativeProgrammes } from './creative'
import { experienceProgrammes } from './experience'
import type { ProgrammeInput } from './programme'
import { researchProgrammes } from './research'

const nameOf = new Map(backgroundCategories.map(({ id, name }) => [id, name]))

/** Applies to every programme, so it is printed once. */
const neverDone = [
  '不承诺录取、奖项、发表或转正',
  '不代做：报告、代码、作品、文书和推荐信都由本人或推荐人完成',
]

const rankOf = (category: number) => backgroundCategories.findIndex(({ id }) => id === category)

/** Every programme, by category in the order of the header link. */
export const backgroundProgrammes = z.array(backgroundDetailWireSchema).parse(
  [...researchProgrammes, ...experienceProgrammes, ...creativeProgrammes]
    .map((programme: ProgrammeInput) => ({
      ...programme,
      category_name: nameOf.get(programme.category),
      not_done: [...programme.not_done, ...neverDone],
    }))
    .toSorted((a, b) => rankOf(a.category) - rankOf(b.category)),
)
