import { InlineLeadForm } from '@/components/lead/inline-form'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { SectionProps } from '../section-registry'
import styles from './hero.module.css'

/** Head of the page: what it is, what to know before reading on, and the page's own form. */
export function HeroSection({ section, campaign }: SectionProps<'hero'>) {
  const { name, title, lead, points, actions } = section
  const { form, source, language } = campaign
  const list = points.length > 0 && (
    <dl className={form === null ? `${styles.points} ${styles.aside}` : styles.points}>
      {points.map((point) => (
        <div key={point.label} className={styles.point}>
          <dt>{point.label}</dt>
          <dd>{point.text}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <header className={styles.hero}>
      <Container>
        <Breadcrumb items={[{ label: language === 'en' ? 'Home' : '首页', href: '/' }, { label: name }]} />
        <div className={styles.grid}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {form !== null && list}
            {actions.length > 0 && (
              <p className={styles.actions}>
                {actions.map((action, index) => (
                  <ButtonLink
                    key={action.href}
                    href={action.href}
                    variant={form === null && index === 0 ? 'primary' : 'secondary'}
                  >
                    {action.label}
                  </ButtonLink>
                ))}
              </p>
            )}
          </div>
          {form === null ? (
            list
          ) : (
            <div id="apply" className={styles.form}>
              <InlineLeadForm
                kind={form.kind}
                source={source}
                title={form.title}
                text={form.text}
                submitLabel={form.submitLabel}
              />
            </div>
          )}
        </div>
      </Container>
    </header>
  )
}
