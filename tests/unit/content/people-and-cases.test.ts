import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cases } from '@/lib/collections/kinds/case'
import { people } from '@/lib/collections/kinds/person'
import { stories } from '@/lib/collections/kinds/story'
import { advisorWireSchema } from '@/lib/contract/advisors'
import { caseWireSchema } from '@/lib/contract/cases'
import { mentorWireSchema } from '@/lib/contract/mentors'
import { storyWireSchema } from '@/lib/contract/stories'

const fileOf = (folder: string, id: string) => readFileSync(`lib/content/${folder}/${id}.yaml`, 'utf8')
const advisor = fileOf('people', 'bj-zhou')
const mentor = fileOf('people', 'mentor-zhao')
const officer = fileOf('people', 'officer-a')
const study = fileOf('cases', 'us-finance-2026')
const story = fileOf('stories', 'us-2026-04-z')

/** A file with one line replaced. A line that begins with `start` must exist. */
function withLine(text: string, start: string, line: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((own) => own.startsWith(start))
  if (at < 0) throw new Error(`no line begins with ${start}`)
  return lines.with(at, line).join('\n')
}
const real = (text: string, proof: string) => withLine(text, 'sample: true', proof)

const readers = {
  person: (text: string) => people.parse('one', Buffer.from(text)),
  case: (text: string) => cases.parse('one', Buffer.from(text)),
  story: (text: string) => stories.parse('one', Buffer.from(text)),
}

describe('the file of a real person', () => {
  const checked = 'consent: 2026-10-01\nchecked: 2026-10-02'
  it.each<[string, unknown, { parse: (value: unknown) => unknown }]>([
    ['an adviser', readers.person(real(advisor, checked)).person, advisorWireSchema],
    ['a mentor', readers.person(real(mentor, checked)).person, mentorWireSchema],
    [
      'a former officer',
      readers.person(real(officer, `${checked}\ndeclared: 2026-09-01`)).person,
      mentorWireSchema,
    ],
    ['a case', readers.case(real(study, 'consent: 2026-10-01\nevidence: B')), caseWireSchema],
    ['an admission', readers.story(real(story, 'consent: 2026-10-01')), storyWireSchema],
  ])('%s is read in the form of the API, without the day of consent', (_, record, schema) => {
    expect(record).toMatchObject({ sample: false })
    expect(record).not.toHaveProperty('consent')
    expect(schema.parse(record)).toMatchObject({ sample: false })
  })
})

type Mistake = [what: string, kind: keyof typeof readers, text: string, message: string]

const mistakes: Mistake[] = [
  [
    'real without consent',
    'person',
    real(advisor, 'checked: 2026-10-02'),
    'consent：写本人（未成年的写监护人）书面同意公开的日期',
  ],
  [
    'real without a day of checking',
    'person',
    real(advisor, 'consent: 2026-10-01'),
    'checked：写核对这份资料的日子',
  ],
  [
    'a real case without evidence',
    'case',
    real(study, 'consent: 2026-10-01'),
    'evidence：写凭据：A 看过录取信和成绩单',
  ],
  [
    'a sample with consent',
    'case',
    real(study, 'sample: true\nconsent: 2026-10-01'),
    '第 3 行第 10 列，consent：示例没有凭据，不能写 consent',
  ],
  [
    'an officer without years',
    'person',
    officer.replace(/^tenure:\n.*\n.*\n/m, ''),
    'tenure：前招生工作人员（officer）写在招生办工作的年份',
  ],
  [
    'no offer, and enrolled all the same',
    'case',
    withLine(study, 'final:', 'final: 入读某校'),
    'final：没有一所录取，写“没有入读……”',
  ],
  [
    'an average outside its band',
    'case',
    withLine(study, '  band:', '  band: 90'),
    'background › band：均分',
  ],
  [
    'a step before the last',
    'case',
    withLine(study, '  - when:', '  - when: 2026-11'),
    'timeline › 第 2 项 › when：比上一步还早',
  ],
  ['a month yet to come', 'story', withLine(story, 'year:', 'year: 2099'), 'month：这个月还没有到'],
]

it.each(mistakes)(
  'a file with a mistake is refused in words for editors, with file, line and remedy %s',
  (_, kind, text, message) => {
    expect(() => readers[kind](text)).toThrow(message)
    expect(() => readers[kind](text)).toThrow(/one\.yaml\n {2}· 第 \d+ 行第 \d+ 列，/)
    expect(() => readers[kind](text)).not.toThrow(/expected|received|Invalid/)
  },
)
