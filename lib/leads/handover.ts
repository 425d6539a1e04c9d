import './zod-in-browser'
// Imported as a namespace so that the browser bundle omits the parts of zod that are not used, such as its locales.
import * as z from 'zod'
import { nameLimit, readLimit } from './field-limits'
import { visibleText } from './text'

/** Longest reason of a hand-over, in characters. */
export const handoverReasonLimit = 200

/** The new owner of a lead: an office, or one of its consultants. */
export type Owner = { office: string; person: string | null }

/** 上海, or 上海（李老师）. */
export const ownerText = ({ office, person }: Owner): string =>
  person === null ? office : `${office}（${person}）`

/** An owner as a form and a command write it: 上海, or 上海/李老师. Names of offices contain no slash. */
export const ownerValue = ({ office, person }: Owner): string =>
  person === null ? office : `${office}/${person}`

export const ownerSchema = z
  .string('要写转给谁：办公室，或 办公室/顾问，如 上海/李老师')
  .max(readLimit, `姓名至多 ${nameLimit} 个字`)
  .transform((typed): Owner => {
    const [office = '', ...person] = visibleText(typed).split('/')
    const name = person.join('/').trim()
    return { office: office.trim(), person: name === '' ? null : name }
  })
  .refine(({ office }) => office !== '', '要写转给谁：办公室，或 办公室/顾问，如 上海/李老师')
  .refine(({ person }) => (person?.length ?? 0) <= nameLimit, `姓名至多 ${nameLimit} 个字`)

export const handoverReasonSchema = z
  .string('要写为什么转')
  .max(readLimit, `至多 ${handoverReasonLimit} 个字`)
  .transform(visibleText)
  .pipe(z.string().min(1, '要写为什么转').max(handoverReasonLimit, `至多 ${handoverReasonLimit} 个字`))

/** One step of a lead from owner to owner, as consultants see it. */
export const handoverSchema = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable().describe('谁转的；null：到时无人查看，自动转的'),
  from: z.string().describe('办公室，或 办公室（顾问）'),
  to: z.string(),
  reason: z.string(),
})
export type Handover = z.output<typeof handoverSchema>
