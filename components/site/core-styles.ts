/**
 * The stylesheets of what every page shows, one after the other. Pages and layouts import this before all else, those with
 * header, footer or forms around them `frame-styles` instead, which begins with it: the bundler then finds the same
 * runs of stylesheets everywhere and makes a few files of them, which a visit loads once. Left alone, each page has them in another
 * order with its own in between, and they are cut into a dozen small files that compress badly and carry along what the page does
 * not show. A page that forgets it looks the same and weighs more. Not for client components: their scripts would carry the names
 * of all these classes.
 *
 * In the order in which they overrule each other: what is made of something stands behind it.
 */
import '@/components/ui/container.module.css'
import '@/components/ui/section.module.css'
import '@/components/ui/section-header.module.css'
import '@/components/ui/breadcrumb.module.css'
import '@/components/ui/card.module.css'
import '@/components/ui/tag.module.css'
import '@/components/ui/flag.module.css'
import '@/components/ui/illustrations/monogram.module.css'
import '@/components/ui/illustrations/scene.module.css'
import '@/components/ui/button.module.css'
import '@/components/ui/icon-button.module.css'
import '@/components/ui/field.module.css'
import '@/components/ui/fact.module.css'
import '@/components/ui/page-sources.module.css'
import '@/components/blocks/split.module.css'
import '@/components/blocks/note-grid.module.css'
import '@/components/blocks/link-list.module.css'
import '@/components/blocks/page-contents.module.css'
import '@/components/site/errors/error-page.module.css'
import '@/components/site/errors/ways-on.module.css'
import '@/components/site/chrome/age-notice.module.css'
import '@/components/site/chrome/progress-bar.module.css'
import '@/components/site/chrome/search-box.module.css'
import '@/components/site/chrome/footer-frame.module.css'
import '@/components/site/lead/lead-form.module.css'
import '@/components/site/lead/inline-form.module.css'
