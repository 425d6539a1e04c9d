import { Container } from '@/components/ui/container'
import styles from './text-page.module.css'

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
      <article className={`${styles.page} stack`}>
        <header className={`${styles.header} stack gap-2`}>
          <h1>{title}</h1>
          <p className="muted small">{note}</p>
        </header>
        <nav aria-label="目录" className={`${styles.contents} no-print small start-3`}>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a className="flex middle target line-below text plain" href={`#${section.id}`}>
                  {section.heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${styles.text} stack gap-6`}>
          {sections.map((section) => (
            <section key={section.id} className="stack gap-3" id={section.id}>
              <h2 className="larger">{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.list ? (
                <ul className="stack gap-2 bullets">
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
