import { Marks } from '@/components/blocks/marks'
import { Payments } from '@/components/blocks/payments'
import { CostBar } from '@/components/ui/cost-bar'

const text = '编的一句说明。'

/** Invented payments that the months must bear. */
const payments = [
  {
    name: '没有一笔有月份',
    items: [1, 2, 3].map((at) => ({ title: `第 ${at} 笔`, when: '收到录取后', text })),
  },
  {
    name: '同一个月',
    items: [1, 2, 3].map((at) => ({ title: `第 ${at} 笔`, from: -1, text, fact: 'us-sevis-2026' })),
  },
  {
    name: '跨年，一笔没有月份',
    items: [
      { title: '最早', from: -18, to: -12, text },
      { title: '开学当月', from: 0, text, fact: 'us-mrv-2026' },
      { title: '最晚', from: 12, text },
      { title: '没有月份', when: '收到录取后', text },
    ],
  },
]

const part = { text: '编的', note: '编的一句' }

const bills = [
  { name: '两段相等', parts: [10, 10] },
  { name: '一段很小', parts: [300, 120, 30, 1] },
]

const grids = [
  { name: '一样都是主要的', main: ['甲', '乙'], extra: [] },
  { name: '一样主要，一样附加', main: ['甲'], extra: ['乙'] },
]

/** The bill of a year, the months in which it is paid, marks in a grid, for colleagues who draw them. */
export function SumPlots() {
  return (
    <section aria-label="账单与付款" data-hue="us">
      <h2>账单与付款</h2>
      {bills.map(({ name, parts }) => (
        <div key={name} className="py-4">
          <p>{name}</p>
          <CostBar
            isBill
            label={name}
            parts={parts.map((value, at) => ({
              ...part,
              label: `${name}第 ${at + 1} 段`,
              value,
              isOverlooked: at > 1,
            }))}
          />
        </div>
      ))}
      {grids.map(({ name, main, extra }) => (
        <div key={name} className="py-4">
          <Marks
            type="marks"
            heading={name}
            corner="方向"
            columns={['甲', '乙', '丙']}
            main="主要"
            extra="附加"
            noteLabel="先看"
            rows={[
              { label: name, main, extra, note: '编的' },
              { label: '另一行', main: ['甲'], extra, note: '编的' },
            ]}
          />
        </div>
      ))}
      {payments.map(({ name, items }) => (
        <div key={name} className="py-4">
          <p>{name}</p>
          <Payments type="payments" heading={name} starts={9} items={items} />
        </div>
      ))}
    </section>
  )
}
