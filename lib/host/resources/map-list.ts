import { siteMapSchema } from '@/lib/api/site-map'
import { siteMap } from '@/lib/host/content/site-map/sections'
import { defineOperation, noQuery } from './operation'

export const mapListOperations = [
  defineOperation({
    path: '/v1/map_list',
    summary: '网站地图：按栏目列出现有的公开页面；专题页从路由目录读取，已下线和不收录的不列',
    query: noQuery,
    data: siteMapSchema,
    answer: () => siteMap(),
  }),
]
