import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { CopyAddress, PrintPage } from './result-actions'

type ToolWaysProps = {
  /** The address of the tool without values. */
  path: string
  /** The absolute address of the result, for sharing. */
  address: string
  form: {
    /** Names the tool for consultants. */
    source: string
    title: string
    text: string
    /** The address of the result on this site; at most 500 characters. */
    tool: string
  }
  /** Address of the comparison with the school of the result. */
  comparison?: string
  /** Keeps the form closed at first on phones, when the layout of the page ends with a form of its own. */
  isFolded?: boolean
}

/**
 * Actions for the result of a tool: one row of links, then the form. The address contains everything, so no script is
 * needed.
 */
export function ToolWays({ path, address, form, comparison, isFolded = false }: ToolWaysProps) {
  return (
    <section className="print:hidden! grid grid-cols-1 gap-6" aria-label="拿这份结果做什么">
      <p className="flex flex-wrap items-center gap-x-6">
        <PrintPage className="text-link underline press" />
        <CopyAddress address={address} className="text-link underline press" />
        {comparison !== undefined && (
          <Link href={comparison} className="text-link underline press">
            放进院校对照
          </Link>
        )}
        <Link href={path} className="text-link underline press">
          重新开始
        </Link>
      </p>
      {isFolded ? (
        <Fold isOpenWide label={`${form.title}：留下电话`} id="tool-form" level={2}>
          <InlineLeadForm kind="general" level={3} {...form} />
        </Fold>
      ) : (
        <div id="tool-form" className="scroll-mt-24 max-w-144 w-full">
          <InlineLeadForm kind="general" {...form} />
        </div>
      )}
    </section>
  )
}
