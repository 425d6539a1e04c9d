import './zod-in-browser'
// As a namespace, so that the browser's bundle leaves out what is not used, such as zod's locales.
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
 * A touch as a form sends it, JSON of at most 400 characters. It comes from a browser and says nothing that must be known,
 * so what is not exactly a touch counts as not given; it never costs a lead.
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
