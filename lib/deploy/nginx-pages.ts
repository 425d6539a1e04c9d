import { site } from '@/lib/site'

/** What visitors read when no process could answer. One line each without quotes or dollar signs, as nginx wants it. */
const page = (heading: string, text: string) =>
  [
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${site.brand}</title><body style="font:16px/1.75 sans-serif;max-width:32em;margin:15vh auto;padding:0 1em">`,
    `<h1 style="font-size:1.5em">${heading}</h1>`,
    `<p>${text}急需咨询请拨打 <a href="tel:${site.hotline}">${site.hotline}</a>。</p>`,
  ].join('')

export const downPage = page('网站暂时无法访问', '我们正在恢复，请过几分钟再打开本页。')

/** After a form that a browser sent by itself. */
export const lostPage = page('您填写的信息没有送达', '网站暂时无法访问，请过几分钟返回上一页重新提交。')

export const busyPage = page('打开得太频繁了', '请过一分钟再打开本页。')
