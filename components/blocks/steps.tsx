import { FactText } from '@/components/facts/fact-text'
import { OpenList } from './open-list'
import styles from './steps.module.css'

type StepsProps = {
  items: readonly { title: string; text: string; duration?: string | undefined }[]
  /** Side by side on wide screens. */
  isAcross?: boolean
}

/** Steps in their order with their duration. */
export function StepLines({ items }: StepsProps) {
  return (
    <OpenList
      items={items.map(({ title, text, duration }, at) => ({
        key: title,
        sign: at + 1,
        title: (
          <>
            <FactText text={title} />
            {duration !== undefined && (
              <span className="ms-3 inline-block text-hue-text text-sm">
                <FactText text={duration} />
              </span>
            )}
          </>
        ),
        text: <FactText text={text} />,
      }))}
    />
  )
}

/** The same steps below each other along a line, for use inside a fold. */
export function Steps({ items, isAcross = false }: StepsProps) {
  return (
    <ol
      className={
        isAcross
          ? `${styles.list} lg:grid lg:grid-flow-col lg:auto-cols-fr lg:gap-x-6 lg:*:after:hidden`
          : styles.list
      }
    >
      {items.map((item) => (
        <li key={item.title} className={`${styles.step} pb-6 relative`}>
          <div className={`${styles.head} flex flex-wrap items-baseline justify-between gap-x-4`}>
            <h3 className="text-lg">
              <FactText text={item.title} />
            </h3>
            {item.duration !== undefined && (
              <p className="text-hue-text text-sm font-semibold">
                <FactText text={item.duration} />
              </p>
            )}
          </div>
          <p className="max-w-measure mt-1">
            <FactText text={item.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
