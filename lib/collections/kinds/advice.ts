import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { refuseClaims } from '@/lib/collections/fields'
import { prose } from '@/lib/contract/fields'
import { rankingValues } from '@/lib/schools/rankings'

export const noteSchema = z.strictObject({ title: prose, text: prose })

/** What to know before choosing, by topic. */
export const adviceFile = tableOf({
  name: 'advice',
  file: 'lib/content/labels/advice.yaml',
  title: '挑选之前要知道的',
  schema: z.record(
    z.enum([
      ...['university-missing', 'hischool-missing', 'comparing', 'questions-to-ask'],
      ...[
        'background',
        'courses',
        'majors',
        'finding-an-adviser',
        'advisers',
        'contact',
        'visit',
        'visit-preparation',
        'contract',
      ],
      ...['immigration', 'limits-of-immigration', 'cases', 'no-cases', 'no-stories', 'after-an-offer'],
      ...['method-cost', 'method-conditions', 'method-gaokao'],
    ] as const),
    z.array(noteSchema).min(1),
  ),
  values: rankingValues,
  refuse: refuseClaims,
})

export const adviceOn = (topic: keyof ReturnType<typeof adviceFile.read>) => adviceFile.read()[topic]

/** What visitors ask about a table, with the answers, by table. */
export const questionFile = tableOf({
  name: 'questions',
  file: 'lib/content/labels/questions.yaml',
  title: '常被问到的',
  schema: z.record(
    z.enum(['bulletin', 'rounds']),
    z.array(z.strictObject({ question: prose, answer: prose })).min(1),
  ),
  refuse: refuseClaims,
})

export const questionsAbout = (table: keyof ReturnType<typeof questionFile.read>) =>
  questionFile.read()[table]
