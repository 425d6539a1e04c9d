import { stringify } from 'yaml'
import { listFigures } from '@/lib/facts/registry'

/** Characters that form no claim and no figure in any order. */
const characters = [
  ...'课程申请材料时间学校老师作业阅读写作讨论笔记图书馆宿舍食堂交通天气朋友家人计划步骤问题答复信件表格目录',
]

/** Random running text: the same for the same seed, and different for each seed. */
export function madeUpText(seed: number, length: number): string {
  let state = seed * 2_654_435_761
  return Array.from({ length }, (_, at) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return at % 24 === 23 ? '，' : (characters[Math.floor((state / 4_294_967_296) * characters.length)] ?? '')
  }).join('')
}

type Fields = Record<string, unknown>
type Written = { name: string; seed: number; extra?: Fields; hero?: Fields }

/** A complete content.yaml as marketing writes it, with unique texts. `extra`: more fields of the page, `hero`: of its head. */
export function writtenContent({ name, seed, extra = {}, hero = {} }: Written): string {
  const fact = listFigures({ country: 'nz', topic: 'proof_of_funds' })[0]?.id
  const text = (part: number, length: number) => madeUpText(seed * 100 + part, length)
  return stringify(
    {
      seo: { title: name, description: `${name}：${text(1, 64 - name.length)}` },
      family: 'graduate',
      hue: 'nz',
      picture: 'nz',
      source: `专题:${name}`,
      form: { kind: 'general', title: '说说情况' },
      ...extra,
      sections: [
        {
          type: 'hero',
          name,
          title: name,
          lead: `${text(2, 60)}。资金证明按 {{${fact}}} 准备。`,
          answer: {
            items: [
              { label: '资金证明', fact },
              { label: '开始准备', when: '入学前一年' },
            ],
          },
          ...hero,
          actions: [{ label: '先评估条件', href: '/special/condition_pc' }],
        },
        {
          type: 'features',
          look: ['grid', 'rows', 'numbered', 'notes'][seed % 4],
          heading: '先认几个词',
          items: [
            { title: '材料', text: text(3, 120) },
            { title: '目录', text: text(4, 120) },
          ],
        },
        {
          type: 'checklist',
          heading: '要备齐的',
          groups: [{ title: '材料', items: [text(5, 60), text(6, 60)] }],
        },
        {
          type: 'faq',
          heading: '常见问题',
          items: [
            { question: '时间怎么排？', answer: text(7, 200) },
            { question: '课程怎么选？', answer: text(8, 200) },
          ],
        },
      ],
    },
    { lineWidth: 0 },
  )
}
