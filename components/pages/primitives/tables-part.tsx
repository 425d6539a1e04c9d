import { AnswerTable } from '@/components/ui/answer-table'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { DataTable } from '@/components/ui/data-table'
import { RangeBar } from '@/components/ui/range-bar'
import { Tag } from '@/components/ui/tag'
import { paths } from '@/lib/routing/paths'
import { Example, Variant } from './example'
import { wan } from './invented'

/** Invented, so that no row is taken for a fact. */
const rows = [
  { name: '甲大学', english: 'First University', rank: '1', fee: [20, 26], place: '甲城', state: '开放' },
  { name: '乙大学', english: 'Second University', rank: '2', fee: [24, 38], place: '乙城', state: '截止' },
  { name: '丙大学', english: 'Third University', rank: '3', fee: [18, 22], place: '丙城', state: '开放' },
] as const

type Row = (typeof rows)[number]

const axis = [15, 40] as const
const feeOf = ({ fee: [low, high] }: Row) => wan(low, high)

/** What a visitor reads as figures. */
export function TablesPart() {
  return (
    <>
      <Example
        name="DataTable"
        use="一种记录的表，手机上还是表。第一列是名字，其余是 lead、value 或 second。"
      >
        <DataTable
          caption="院校，第二行在手机上；其余的行在折叠里"
          rows={rows}
          keyOf={({ name }) => name}
          head={{
            label: '院校',
            cell: ({ name }) => name,
            href: () => paths.schools,
            below: ({ english }) => <span className="block text-muted text-xs font-normal">{english}</span>,
          }}
          columns={[
            { id: 'rank', label: '名次', as: 'lead', cell: ({ rank }) => rank },
            { id: 'fee', label: '学费，一年', cell: feeOf },
            { id: 'place', label: '所在', as: 'second', isWords: true, cell: ({ place }) => place },
            {
              id: 'state',
              label: '状态',
              as: 'second',
              isWords: true,
              cell: ({ state }) => <Tag>{state}</Tag>,
            },
          ]}
          openRows={2}
          foot="年份和来源写在这里，一次。"
        />
        <DataTable
          caption="isFacts：名字是标签，值是重点"
          isFacts
          rows={rows.slice(0, 2)}
          keyOf={({ name }) => name}
          head={{ label: '', cell: ({ name }) => name }}
          columns={[{ id: 'fee', label: '学费', cell: feeOf }]}
          isHeadHidden
        />
        <DataTable
          caption="isEven：并排的选项，各列同宽"
          isEven
          rows={[{ name: '学费' }, { name: '生活' }]}
          keyOf={({ name }) => name}
          head={{ label: '一年', cell: ({ name }) => name }}
          columns={[
            { id: 'one', label: '甲大学', isWords: true, cell: () => wan(20) },
            { id: 'other', label: '乙大学', isWords: true, cell: () => wan(24) },
          ]}
        />
      </Example>
      <Example name="RangeBar" use="表里一行的低、高和中间值，同一张表用同一根轴；数字写在旁边。">
        <DataTable
          caption={`学费区间，轴是 ${wan(...axis)}`}
          rows={rows}
          keyOf={({ name }) => name}
          head={{ label: '院校', cell: ({ name }) => name }}
          columns={[
            {
              id: 'bar',
              label: '区间',
              as: 'second',
              cell: ({ fee: [low, high] }) => (
                <span className="block w-36">
                  <RangeBar low={low} high={high} middle={(low + high) / 2} axis={axis} />
                </span>
              ),
            },
            { id: 'fee', label: '学费', cell: feeOf },
          ]}
        />
      </Example>
      <Example name="AnswerTiles" use="四到六个数就是答案时，放在页首；少于两个值用 DataTable isFacts。">
        <Variant props="tiles=4, at">
          <div className="w-full">
            <AnswerTiles
              label="甲大学一览"
              tiles={[
                { label: '硕士学费，一年', value: wan(20, 26), note: '编的年份', at: [0.2, 0.45] },
                { label: '课程', value: '12 门', at: 0.7, atText: '在同类里较多' },
                { label: '雅思', value: '6.5 起', at: 0.5 },
                { label: '截止', value: '2027 年 1 月 15 日', note: '还有 49 天' },
              ]}
              foot="来源一行。"
            />
          </div>
        </Variant>
      </Example>
      <Example name="AnswerTable" use="两三个层次并排比较就是答案时，放在页首。">
        <AnswerTable
          caption="硕士与本科"
          columns={['硕士', '本科']}
          rows={[
            { label: '学制', cells: ['1 年', '3 年'] },
            { label: '学费，一年', cells: [wan(20, 26), wan(18, 30)] },
          ]}
          foot="年份和来源。"
        />
      </Example>
    </>
  )
}
