import { CostBar } from '@/components/ui/cost-bar'
import { DotMap } from '@/components/ui/dot-map'
import { Flag } from '@/components/ui/flag'
import { Icon } from '@/components/ui/icon'
import { iconNames } from '@/components/ui/icon-names'
import { Scene } from '@/components/ui/illustrations/scene'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { Example, Variant, Variants } from './example'

/** Invented places of an invented country. */
const points = Array.from({ length: 60 }, (_, at) => ({
  lat: 50 + ((at * 37) % 80) / 10,
  lon: -5 + ((at * 53) % 60) / 10,
}))

/** Pictures and small parts. */
export function PicturesPart() {
  return (
    <>
      <Example name="CostBar" use="一个总数由哪几部分组成，最多四部分；数字写在下面。">
        <CostBar
          label="一年的费用"
          parts={[
            { label: '学费', value: 24, text: '24 万' },
            { label: '住宿', value: 8, text: '8 万' },
            { label: '吃饭', value: 5, text: '5 万' },
            { label: '其他', value: 2, text: '2 万' },
          ]}
        />
      </Example>
      <Example name="DotMap" use="一个地方在同类里的位置；页面也用字写出来。">
        <DotMap
          frame={{ south: 50, north: 58, west: -5, east: 1 }}
          dots={points}
          owns={[{ lat: 52, lon: -1 }]}
          cities={[{ name: '甲城', lat: 52.2, lon: -1.2 }]}
          label="甲大学在东南部"
        />
      </Example>
      <Example name="PlotFigure, StripPlot" use="一个值在所有同类里的位置，五个值以上才画。">
        <p>
          各种值的样子在<Link href="/preview/plots">图一览</Link>。
        </p>
      </Example>
      <Example name="Tag" use="一个短的状态或类别，不是链接。">
        <Variants>
          <Variant props="plain">
            <Tag>资料更新</Tag>
          </Variant>
          <Variant props="hue">
            <Tag tone="hue">英国</Tag>
          </Variant>
          <Variant props="dashed">
            <Tag tone="dashed">示例</Tag>
          </Variant>
        </Variants>
      </Example>
      <Example name="Flag" use="国家名旁边的旗，只作装饰。">
        <p className="flex flex-wrap items-center gap-3">
          <Flag code="uk" /> 英国 <Flag code="jp" width={36} /> 日本
        </p>
      </Example>
      <Example name="Icon" use="同义的字旁边的图标，只作装饰。">
        <ul className="grid grid-cols-fill-9 gap-3">
          {iconNames.map((name) => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <Icon of={name} size={20} />
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="Scene" use="页首的插图。">
        <div className="flex flex-wrap items-center gap-6" data-hue="uk">
          <div className="w-52">
            <Scene name="uk" />
          </div>
        </div>
      </Example>
    </>
  )
}
