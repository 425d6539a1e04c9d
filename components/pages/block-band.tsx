import type { ReactNode } from 'react'
import { Band, type BandLayout } from '@/components/blocks/band'
import { FactText } from '@/components/ui/fact-text'
import type { Tone } from '@/components/ui/section'
import type { Section, SectionByType, SectionType } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'
import styles from './block-band.module.css'

/** What a block may know of the page it is on. */
export type PageContext = {
  language: 'zh' | 'en'
  path: string
}

export type BlockType = Exclude<SectionType, 'hero'>
type BlockContent = SectionByType[BlockType]

export type Block<T extends BlockType> = {
  /** Where the heading stands; `beside` for what is read, above for what wants the whole width. */
  layout: BandLayout | ((section: SectionByType[T], page: PageContext) => BandLayout)
  body: (section: SectionByType[T], page: PageContext) => ReactNode
  /** False where it would tell of records that there are none of. */
  isShown?: (section: SectionByType[T]) => Promise<boolean>
}

/** Renderers by type of block. A page loads the styles of all that its set names, so a page of few types has a small set. */
export type Blocks = { [T in BlockType]?: Block<T> }

/** @throws naming the type: the checks of campaigns say it before, in the marketer's words */
function rendererOf<T extends BlockType>(blocks: Blocks, type: T): Block<T> {
  const block: Block<T> | undefined = blocks[type]
  if (block === undefined) throw new Error(`blocks of type ${type} are not drawn on this kind of page`)
  return block
}

/** A block with its anchor. */
export type PlacedBlock = { id: string; section: BlockContent }

/** The blocks below a page's head that have something to show, in their order. An anchor counts the hidden ones too. */
export async function placeBlocks(blocks: Blocks, sections: readonly Section[]): Promise<PlacedBlock[]> {
  const placed = await Promise.all(
    sections.map(async (section, index) =>
      section.type !== 'hero' && (await isShown(blocks, section.type, section))
        ? [{ id: `part-${index + 1}`, section }]
        : [],
    ),
  )
  return placed.flat()
}

const isShown = async <T extends BlockType>(blocks: Blocks, type: T, section: SectionByType[T]) =>
  (await rendererOf(blocks, type).isShown?.(section)) ?? true

/** What blocks of a kind are called in a list of contents, where the page has one of them. */
const names: Partial<Record<BlockType, string>> = {
  budget: '要多少钱',
  cases: '案例',
  checklist: '材料清单',
  compare: '对比',
  faq: '常见问题',
  figures: '公布的数字',
  glossary: '名词解释',
  mistakes: '常犯的错',
  people: '谁来做',
  plan: '计划表',
  requirements: '适合谁',
  rules: '现行规定',
  schools: '学校',
  status: '收不收申请',
  steps: '步骤',
  timeline: '时间表',
}

/** The longest heading that fits beside another on a phone. */
const longest = 10

const mostEntries = 8

/** What the list of contents says of blocks: their kind where it is the only one, else how their headings begin. Ways on are no part of the page. */
export function entriesOf(placed: readonly PlacedBlock[], language: PageContext['language'] = 'zh') {
  const listed = placed.filter(({ section: { type } }) => type !== 'related').slice(0, mostEntries)
  return listed.map(({ id, section: { type, heading } }) => {
    const text = plainText(heading)
    const name = language === 'zh' ? names[type] : undefined
    const isOnly = listed.filter(({ section }) => section.type === type).length === 1
    const [start = text] = text.split(/[：，、？]/)
    if (text.length > longest && name !== undefined && isOnly) return { id, label: name }
    return { id, label: language === 'zh' && start.length >= 4 ? start : text }
  })
}

type BlockBandProps = PlacedBlock & {
  blocks: Blocks
  page: PageContext
  tone: Tone
  flushTop?: boolean
  /** Whether its heading opens it. */
  isFolded?: boolean
}

/** One block in its frame. */
export function BlockBand({ blocks, id, section, page, tone, flushTop, isFolded = false }: BlockBandProps) {
  const { heading, intro } = section
  const { layout, body } = drawn(blocks, section.type, section, page)
  return (
    <Band
      id={id}
      heading={plainText(heading)}
      intro={intro === undefined ? undefined : <FactText text={intro} />}
      tone={tone}
      layout={isFolded ? 'folded' : layout}
      flushTop={flushTop}
    >
      {body}
      {'footnote' in section && section.footnote !== undefined && (
        <p className={styles.footnote}>
          <FactText text={section.footnote} />
        </p>
      )}
    </Band>
  )
}

function drawn<T extends BlockType>(blocks: Blocks, type: T, section: SectionByType[T], page: PageContext) {
  const { layout, body } = rendererOf(blocks, type)
  return {
    layout: typeof layout === 'function' ? layout(section, page) : layout,
    body: body(section, page),
  }
}
