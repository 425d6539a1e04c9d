import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Card, CardLink } from '@/components/ui/card'
import { Contents } from '@/components/ui/contents'
import { Fold, Folds } from '@/components/ui/fold'
import { WholeValues } from '@/components/ui/whole-values'
import { paths } from '@/lib/routing/paths'
import { Example, Variant, Variants } from './example'
import { wan } from './invented'

/** What orders a page. */
export function StructurePart() {
  return (
    <>
      <Example name="Breadcrumb" use="从首页到本页；手机上只有上一级。">
        <Breadcrumb
          items={[
            { label: '首页', href: '/' },
            { label: '院校库', href: paths.schools },
            { label: '甲大学' },
          ]}
        />
      </Example>
      <Example name="Contents" use="本页几个部分的链接，最多八个。">
        <Contents
          label="短的目录"
          entries={[
            { id: 'example-card-cardlink', label: '卡片' },
            { id: 'example-fold-folds', label: '折叠', count: 2 },
            { id: 'example-classes', label: '类名' },
          ]}
        />
        <div className="max-w-measure">
          <Contents
            isColumn
            label="一栏的目录"
            entries={[
              { id: 'example-card-cardlink', label: '卡片' },
              { id: 'example-fold-folds', label: '折叠' },
            ]}
          />
        </div>
      </Example>
      <Example name="Card, CardLink" use="一组事实的白框；整张能按时，链接只有标题里的一个。">
        <div className="grid grid-cols-fit-17 gap-4">
          <Card>
            <h4>只是一张卡片</h4>
            <p className="text-muted">不能按。</p>
          </Card>
          <Card linked>
            <h4>
              <CardLink href={paths.schools}>整张能按的卡片</CardLink>
            </h4>
            <p className="text-muted">焦点的框在整张卡片外。</p>
          </Card>
          <Card hue="jp">
            <h4 className="text-hue">带国家颜色的卡片</h4>
            <p className="text-muted">data-hue 决定 --hue。</p>
          </Card>
        </div>
      </Example>
      <Example name="Fold, Folds" use="五位读者里一位要看的内容；不放答案、价格、截止日和表单。">
        <Folds>
          <Fold label="关着的（3 行）">
            <p>打印时和搜索时都在。</p>
          </Fold>
          <Fold label="开着的" isOpen>
            <p>读者已经开始的事，例如有错的字段。</p>
          </Fold>
        </Folds>
      </Example>
      <Example name="WholeValues" use="数和单位不拆到两行；DataTable 和 AnswerTiles 自己会用。">
        <p className="max-w-measure">
          <WholeValues text={`学费约 ${wan(20, 26)}，2027 年 1 月 15 日截止`} />
        </p>
      </Example>
      <Example name="Classes" use="布局用 Tailwind 的类名，间距只用 0、1、1.5、2、3、4、6、8、12、16。">
        <Variants>
          <Variant props="grid gap-3">
            <div className="grid gap-3">
              <Box />
              <Box />
            </div>
          </Variant>
          <Variant props="flex flex-wrap items-center gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <Box />
              <Box />
              <Box />
            </div>
          </Variant>
          <Variant props="grid grid-cols-term gap-x-4">
            <div className="grid grid-cols-term gap-x-4">
              <span>学费</span>
              <span>一年 {wan(20)}</span>
            </div>
          </Variant>
        </Variants>
        <Variant props="grid grid-cols-fit-10 gap-4">
          <div className="w-full grid grid-cols-fit-10 gap-4">
            <Box />
            <Box />
            <Box />
          </div>
        </Variant>
      </Example>
    </>
  )
}

/** Stands for content. */
const Box = () => <span className="block w-full h-8 border border-line-strong rounded-sm bg-hue-soft" />
