import type { ComponentProps, ReactNode } from 'react'
import { DetailBlock } from '@/components/blocks/detail-block'
import { OpenPart } from '@/components/blocks/open-parts'
import { Questions } from '@/components/blocks/questions'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { SelectField, TextField } from '@/components/ui/field'
import { QueryForm } from '@/components/ui/query-form'
import { questionsAbout } from '@/lib/collections/kinds/advice'
import { paths } from '@/lib/routing/paths'
import styles from './chart-desk.module.css'
import { DeskAnswer, DeskPage } from './desk-page'

type Table<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'openRows' | 'rest' | 'foot'> & {
  title: string
}

type ChartDeskProps<Latest, Row> = Pick<
  ComponentProps<typeof DeskPage>,
  'hue' | 'title' | 'meta' | 'intro'
> & {
  path: string
  questions: { label: string; about: Parameters<typeof questionsAbout>[0] }
  /** Where the numbers are from. */
  source: ReactNode
  /** The current rule. */
  answer: ReactNode
  /** About the class that is shown, above the form. */
  remark?: ReactNode
  /** The classes, one of which is shown; the usual one needs no value in the address. */
  choice: { name: string; value: string; usual: string; choices: readonly { value: string; label: string }[] }
  /** The visitor's own value. */
  field: ComponentProps<typeof TextField>
  /** What the address contained and the page does not use, one sentence each. */
  notes: readonly string[]
  /** The newest row of each class. */
  latest: Table<Latest>
  /** All rows of the class, the newest first. */
  rows: Table<Row> & { unit: string }
  /** The own value in the numbers, and the chart. */
  children: ReactNode
}

const recent = 12

/** A page about numbers over time, class by class: the newest, the visitor's own among them, a chart, and both tables. */
export function ChartDesk<Latest, Row>({
  path,
  questions: { label, about },
  source,
  answer,
  remark,
  choice: { name, value, usual, choices },
  field,
  notes,
  latest,
  rows: { unit, ...rows },
  children,
  ...page
}: ChartDeskProps<Latest, Row>) {
  return (
    <DeskPage
      {...page}
      scene="passport"
      crumbs={[
        { label: '首页', href: '/' },
        { label: '移民项目', href: paths.immigrationProducts },
        { label: page.title },
      ]}
      folds={[{ label: '数据从哪里来', body: <p>{source}</p> }]}
    >
      <DeskAnswer>{answer}</DeskAnswer>
      {remark}
      <search>
        <QueryForm
          state={{ value, own: field.defaultValue, error: field.error }}
          action={path}
          className={`${styles.form} grid-cols-2 md:grid-cols-[1fr_1fr_auto] print:hidden! grid items-start gap-3`}
        >
          <SelectField
            id={name}
            name={name}
            label="类别"
            placeholder={choices.find((choice) => choice.value === usual)?.label ?? usual}
            choices={choices.filter((choice) => choice.value !== usual)}
            defaultValue={value === usual ? '' : value}
          />
          <TextField optional name={field.id} {...field} />
          <Button type="submit" size="tall" className="max-md:col-span-full">
            看这一类
          </Button>
        </QueryForm>
        {notes.map((note) => (
          <p key={note} role="status" className="text-muted text-sm mt-2">
            {note}
          </p>
        ))}
      </search>
      {children}
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-2">
        <DetailBlock title={latest.title}>
          <DataTable {...latest} />
          <OpenPart label={label}>
            <Questions items={questionsAbout(about)} />
          </OpenPart>
        </DetailBlock>
        <DetailBlock title={rows.title}>
          <DataTable
            {...rows}
            openRows={recent}
            rest={`更早的 ${Math.max(0, rows.rows.length - recent)} ${unit}`}
            foot={
              <a href={`${path}/table.csv?${name}=${encodeURIComponent(value)}`} className="reach" download>
                下载这一类的 CSV
              </a>
            }
          />
        </DetailBlock>
      </div>
    </DeskPage>
  )
}
