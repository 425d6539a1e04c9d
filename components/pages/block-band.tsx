import type { ReactNode } from 'react'
import { Band, type BandLayout } from '@/components/blocks/band'
import { LinkRow } from '@/components/blocks/stack'
import { FactText } from '@/components/facts/fact-text'
import type { Tone } from '@/components/ui/section'
import type { SectionByType, SectionType, Section as WrittenSection } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'

/** What a block may know about its page. */
type PageContext = {
  language: 'zh' | 'en'
  path: string
}

export type BlockType = Exclude<SectionType, 'hero'>
type BlockContent = SectionByType[BlockType]

export type Block<T extends BlockType> = {
  /** Position of the heading: `beside` for what is hardly higher than a heading, else above. */
  layout?: BandLayout | ((section: SectionByType[T], page: PageContext) => BandLayout)
  body: (section: SectionByType[T], page: PageContext) => ReactNode
  /** Links to more of the same: beside or below the heading on wide screens, at the end on others. */
  links?: (section: SectionByType[T]) => readonly { label: string; href: string }[]
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
export async function placeBlocks(
  blocks: Blocks,
  sections: readonly WrittenSection[],
): Promise<PlacedBlock[]> {
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

/** Length of the longest entry. */
const longest = 10

/** Entries in the list of contents, and the width of their row in letters. */
const mostEntries = 6
const rowLetters = 46

/**
 * The entries of blocks in the list of contents: the short form of their headings, or the headings themselves when they are short
 * enough. They fit one row: related links, and headings that are too long, are left out.
 */
export function entriesOf(placed: readonly PlacedBlock[], language: PageContext['language'] = 'zh') {
  const entries = placed
    .filter(({ section: { type } }) => type !== 'related')
    .map(({ id, section: { heading, short } }) => ({ id, label: short ?? plainText(heading) }))
  if (language !== 'zh') return entries.slice(0, mostEntries)
  let letters = 0
  return entries
    .filter(({ label }) => {
      const fits = label.length <= longest && letters + label.length <= rowLetters
      if (fits) letters += label.length
      return fits
    })
    .slice(0, mostEntries)
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
  const { layout, body, links } = drawn(blocks, section.type, section, page)
  return (
    <Band
      id={id}
      heading={plainText(heading)}
      intro={intro === undefined ? undefined : <FactText text={intro} />}
      tone={tone}
      layout={layout}
      isFolded={isFolded}
      flushTop={flushTop}
      note={layout === 'beside' && links.length > 0 ? <LinkRow links={links} /> : noteOf(section)}
      links={layout === 'beside' ? [] : links}
    >
      {body}
    </Band>
  )
}

/** What belongs below the heading on wide screens, and below the block on others. */
function noteOf(section: BlockContent) {
  if (section.type === 'prose' && section.links !== undefined)
    return (
      <div className="mt-4">
        <LinkRow links={section.links} />
      </div>
    )
  if (!('footnote' in section) || section.footnote === undefined) return null
  return (
    <p className="max-w-[60em] mt-4 text-muted text-quiet">
      <FactText text={section.footnote} />
    </p>
  )
}

function drawn<T extends BlockType>(blocks: Blocks, type: T, section: SectionByType[T], page: PageContext) {
  const { layout, body, links } = rendererOf(blocks, type)
  return {
    links: links?.(section) ?? [],
    layout: typeof layout === 'function' ? layout(section, page) : layout,
    body: body(section, page),
  }
}
