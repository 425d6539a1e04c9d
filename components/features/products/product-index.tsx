import { ListPage } from '@/components/blocks/listing/list-page'
import { NoteGrid } from '@/components/blocks/note-grid'
import { RecordList } from '@/components/blocks/record-list'
import { Scene } from '@/components/ui/illustrations/scene'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { productTerms } from '@/lib/collections/kinds/product'
import { paths } from '@/lib/routing/paths'
import { ContractSources } from './contract-sources'
import type { ProductListData } from './load-products'

/** Study products by stage, and what to check before signing. */
export function ProductIndex(page: ProductListData) {
  const stages = productTerms.read().study_stages
  // What only another API knows is in the last one.
  const groups = Map.groupBy(
    page.found.list,
    ({ id }) => stages.find(({ products }) => products.includes(id)) ?? stages.at(-1),
  )
  return (
    <ListPage
      scene="signing"
      title="留学产品"
      intro={
        <p>
          按阶段选一项，也可以只买其中一段。每项写明包含什么、不做什么、哪些钱付给别人、中途停下怎样退费；价格写在合同里。
        </p>
      }
      folds={[
        {
          id: 'signing',
          label: '签约前核对四处',
          body: (
            <>
              <p>
                合同以 2017 年《自费出国留学中介服务合同（示范文本）》为底本，签约前可以把文本带回去看。
                <Link href="/industry/agency-after-licence">怎样判断一家机构</Link>
              </p>
              <NoteGrid isNarrow notes={adviceOn('contract')} />
              <ContractSources />
            </>
          ),
        },
      ]}
      below={
        <p id="identity">
          想办居留或入籍，看<Link href={paths.immigrationProducts}>移民项目</Link>
          ：每项标明开放、暂停或关闭，附资料日期和主管机关网站；不承诺获批，以主管机关决定为准。
        </p>
      }
      {...page}
      unit="个产品"
      empty={<p>暂时没有产品。您可以先在页面底部留下问题，由顾问回电。</p>}
    >
      <div className="grid grid-cols-1 gap-6">
        {stages.map((stage, at) => (
          <section
            key={stage.name}
            className="gap-x-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] not-has-[li]:hidden"
            aria-label={stage.name}
          >
            <div className="max-lg:flex items-end justify-between gap-4">
              <h2 className="font-display text-xl pb-2">{stage.name}</h2>
              <div className="max-lg:w-30">
                <Scene name={scenes[at] ?? 'service'} />
              </div>
            </div>
            <RecordList
              label={stage.name}
              level={3}
              rows={(groups.get(stage) ?? []).map(({ href, title, audience, summary }) => ({
                href,
                title,
                line: audience,
                text: summary,
              }))}
            />
          </section>
        ))}
      </div>
    </ListPage>
  )
}

const scenes = ['planning', 'documents', 'departure'] as const
