import type { ReactNode } from 'react'
import { Band, type BandLayout } from '@/components/blocks/band'
import { FactText } from '@/components/facts/fact-text'
import type { Tone } from '@/components/ui/section'
import type { Section, SectionByType, SectionType } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'

/** What a block may know about its page. */
type PageContext = {
  language: 'zh' | 'en'
  path: string
}

export type BlockType = Exclude<SectionType, 'hero'>
type BlockContent = SectionByType[BlockType]

export type Block<T extends BlockType> = {
  /** Position of the heading: `beside` for text to read, above for content that needs the whole width. */
  layout: BandLayout | ((section: SectionByType[T], page: PageContext) => BandLayout)
  body: (section: SectionByType[T], page: PageContext) => ReactNode
  /** False when the block would describe records that do not exist. */
  isShown?: (section: SectionByType[T]) => Promise<boolean>
}

/**
 * Renderers by type of block. A page loads the styles of all types in its set, so a page with few types has a small
 * set.
 */
export type Blocks = { [T in BlockType]?: Block<T> }

/** @throws Error that names the type. The checks of campaigns report it earlier, in words for marketers */
function rendererOf<T extends BlockType>(blocks: Blocks, type: T): Block<T> {
  const block: Block<T> | undefined = blocks[type]
  if (block === undefined) throw new Error(`blocks of type ${type} are not drawn on this kind of page`)
  return block
}

/** A block with its anchor. */
type PlacedBlock = { id: string; section: BlockContent }

/**
 * The blocks below the head of a page that have content, in their order. Anchors count the hidden ones too, so that
 * they do not change.
 */
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

/** Names of blocks in the list of contents, when the page has only one of that kind. */
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

/** Length of the longest heading that fits beside another one on a phone. */
const longest = 10

const mostEntries = 8

/**
 * The entries of blocks in the list of contents: the name of their kind when it is the only one, otherwise the
 * beginning of their headings. Related links are left out.
 */
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
  /** Whether the heading opens the block. */
  isFolded?: boolean
}

/** One block inside its frame. */
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
        <p className="max-w-[60em] mt-4 text-muted text-quiet">
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
