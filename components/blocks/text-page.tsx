import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'

type TextSection = { id: string; heading: string; paragraphs: string[]; list?: string[] }

/** A page of running text: title, table of contents, numbered sections. */
export function TextPage({
  title,
  note,
  sections,
}: {
  title: string
  note: string
  sections: TextSection[]
}) {
  return (
    <Container>
      <article className="grid grid-cols-1 nav:grid-cols-[15rem_minmax(0,var(--container-measure))] gap-x-16 gap-y-6 pb-band">
        <div className="nav:col-start-2">
          <PageHead
            crumbs={[{ label: '首页', href: '/' }, { label: title }]}
            title={title}
            scene="contract"
            meta={note}
          />
        </div>
        <nav
          aria-label="目录"
          className="nav:row-start-1 nav:row-span-2 nav:self-start nav:sticky nav:top-[7rem] print:hidden! text-sm pt-3"
        >
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  className="flex items-center min-h-target border-b border-line text-body no-underline hover:text-link hover:underline"
                  href={`#${section.id}`}
                >
                  {section.heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="nav:col-start-2 grid gap-8">
          {sections.map((section) => (
            <section key={section.id} className="grid gap-3" id={section.id}>
              <h2 className="text-xl">{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.list ? (
                <ul className="grid gap-2 list-disc ps-[1.25em]">
                  {section.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
        </div>
      </article>
    </Container>
  )
}
