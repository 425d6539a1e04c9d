import './zod-in-browser'
// Imported as a namespace so that the browser bundle omits the parts of zod that are not used, such as its locales.
import * as z from 'zod'
import { campaignTexts, clickIdLimit, clickIdPattern, clickIds, touchLimit } from './touch-fields'

const text = z
  .string()
  .max(150)
  .regex(/^[^\p{C}<>"'`\\]*$/u)
  .optional()
const clickId = z.string().max(clickIdLimit).regex(clickIdPattern).optional()

const touchSchema = z.strictObject({
  at: z.iso.date(),
  ...Object.fromEntries(campaignTexts.map((name) => [name, text])),
  ...Object.fromEntries(clickIds.map((name) => [name, clickId])),
  referrer: text,
  landing: z
    .string()
    .max(150)
    .regex(/^\/[^\p{C}<>"'`\\?#]*$/u)
    .optional(),
})

/**
 * A touch as a form sends it, JSON of at most 400 characters. It comes from a browser and is not essential, so an invalid touch counts as
 * missing and never causes a lead to be refused.
 */
export const touchTextSchema = z
  .string()
  .max(touchLimit)
  .transform((json, context) => {
    try {
      return JSON.stringify(touchSchema.parse(JSON.parse(json)))
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .optional()
  .catch(undefined)
