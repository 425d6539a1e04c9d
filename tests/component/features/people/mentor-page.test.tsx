import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MentorPage } from '@/components/features/people/mentor-page'
import type { Mentor } from '@/lib/api/mentors'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { officerOf, realOfficer } from './support'

const page = (mentor: Mentor) => drawPage(<MentorPage mentor={mentor} countryOf={() => '美国'} others={[]} />)

describe('a former admissions officer', () => {
  it('is called former, cannot influence decisions, and has declared to have no ties', async () => {
    await page(realOfficer('2026-09-01'))
    openFold('不做什么')
    expect(screen.getByText('任期 2014—2020 年，已离任')).toBeVisible()
    expect(screen.getByText(/^乙老师已经离任/)).toBeVisible()
    expect(screen.getByText(/^不能影响录取/)).toBeVisible()
    expect(screen.getByText(/没有雇佣、顾问或报酬关系/)).toHaveTextContent('2026-09-01')
  })

  it('shows no declaration that is not on file', async () => {
    await page(realOfficer(null))
    openFold('不做什么')
    expect(screen.getByText(/尚未收到书面声明/)).toBeVisible()
    expect(screen.queryByText(/已书面声明/)).not.toBeInTheDocument()
  })

  it('shows no declaration and no check when it is a sample', async () => {
    await page(officerOf())
    expect(screen.queryByText(/声明|资料核对/)).not.toBeInTheDocument()
  })

  it('is named in the source of the form', async () => {
    const { container } = await page(realOfficer(null))
    expect(await findField(container, 'source')).toHaveValue('前招生工作人员·乙老师')
  })
})

it("a mentor has no term of office and does not do the student's work", async () => {
  const { container } = await page(officerOf({ kind: 'mentor', tenure: null, years: 4 }))
  expect(screen.getByText('带学生 4 年')).toBeVisible()
  expect(screen.queryByText(/离任/)).not.toBeInTheDocument()
  expect(openFold('不做什么').getByText(/由学生自己完成/)).toBeVisible()
  expect(await findField(container, 'source')).toHaveValue('导师·示例页')
})
