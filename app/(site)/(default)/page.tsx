import type { Metadata } from 'next'
import { JsonLd } from '@/components/blocks/json-ld'
import {
  DestinationsBand,
  HomeHero,
  PlanningBand,
  RecordsBand,
  SchoolsBand,
  ServicesBand,
  TestBand,
} from '@/components/features/home/bands'
import { loadHome } from '@/components/features/home/load-home'
import { organization, website } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = pageMetadata({
  title: '美世留学 · 去哪读、花多少、几月申，一份方案说清楚',
  description:
    '为准备出国读高中、本科和硕士的学生做留学方案，写明可申请的学校、费用构成和每学期要做的事；院校库、世界排名、费用和绩点计算都能直接查，不必先留电话。',
  path: '/',
})

/** The content comes from the API, which Next cannot see. Without this the page would never change after the build. */
export const revalidate = 600

export default async function Page() {
  const home = await loadHome()
  return (
    <>
      <JsonLd data={organization()} />
      <JsonLd data={website()} />
      <HomeHero years={home.years} />
      {home.destinations.length > 0 && <DestinationsBand {...home} />}
      <SchoolsBand {...home} />
      <PlanningBand {...home} />
      {home.services.length > 0 && <ServicesBand {...home} />}
      <RecordsBand {...home} />
      <TestBand />
    </>
  )
}
