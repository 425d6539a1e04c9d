import { Fold } from '@/components/ui/fold'

const limits = [
  {
    title: '这不是法律意见',
    text: '这里整理公开的规则，写明出处与日期。个案请找有执照的移民律师或持牌顾问看材料。',
  },
  { title: '谁决定', text: '签证、居留和国籍由各国主管机关逐案决定，我们和任何中介都不能代它决定或影响它。' },
  { title: '不作承诺', text: '过去的排期、分数线和名额不说明以后。符合列出的条件，也不等于会获批。' },
  { title: '不必赶', text: '除了页面写明的法定日期，没有“最后机会”。先到官方页面核对，再决定付不付钱。' },
] as const

/** What these pages are not, who decides, and that nothing is promised. */
export function DeskLimits() {
  return (
    <Fold label="这一页不是什么：不是法律意见，不作承诺" level={2}>
      <dl className="grid-cols-fit-15 gap-x-6 gap-y-4 grid">
        {limits.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-heading font-semibold">{title}</dt>
            <dd className="text-muted text-sm mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
