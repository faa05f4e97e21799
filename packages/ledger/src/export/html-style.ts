/** Style sheet of an exported page: paper on a screen and in print, in both themes. */
export const PAGE_STYLE = `:root{color-scheme:light dark;--paper:#faf7ef;--ink:#1d2238;--soft:#4a4f63;--rule:#dcd6c4;--accent:#2a3f8f;--credit:#136b52;--debit:#96351a}
@media (prefers-color-scheme:dark){:root{--paper:#1d1a17;--ink:#efe9dc;--soft:#bdb6a9;--rule:#3d3833;--accent:#a5b8f5;--credit:#7fd0b2;--debit:#f0a184}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:2rem 1.25rem 4rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.45 system-ui,sans-serif;font-variant-numeric:tabular-nums}
header p,.note,footer{color:var(--soft)}
h1{margin:0;font-size:2.25rem;line-height:1.15}
h2{margin:2.5rem 0 .5rem;padding-top:.75rem;border-top:4px double var(--rule);font-size:1.375rem}
ul{margin:0;padding:0;list-style:none}
.balances li{display:flex;justify-content:space-between;gap:1rem;padding:.375rem 0;border-bottom:1px solid var(--rule)}
.plus{color:var(--credit)}.minus{color:var(--debit)}
#tools{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:end;margin:1rem 0}
#tools[hidden]{display:none}
label{display:grid;gap:.25rem;color:var(--soft);font-size:.9375rem}
input,select{min-height:2.75rem;padding:0 .75rem;border:1px solid var(--soft);border-radius:4px;background:transparent;color:inherit;font:inherit}
select option{color:initial}
input:focus-visible,select:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
#tools output{font-weight:600}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--rule);text-align:start;vertical-align:baseline}
th{color:var(--soft);font-weight:400}
td p{margin:.25rem 0 0;color:var(--soft);font-size:.9375rem;white-space:pre-line;overflow-wrap:anywhere}
td:nth-child(2){overflow-wrap:anywhere;min-width:12rem}
td:first-child{white-space:nowrap}
.figure{text-align:end;white-space:nowrap;padding-inline-end:0}
a{color:var(--accent)}
tr[hidden]{display:none!important}
@media screen and (max-width:44rem){thead{display:none}tbody tr{display:grid;grid-template-columns:1fr auto;padding:.75rem 0;border-bottom:1px solid var(--rule)}tbody td{padding:0;border:0}td:nth-child(2){grid-column:1/-1;grid-row:2}td:nth-child(3),td:nth-child(4){grid-row:3;color:var(--soft);font-size:.9375rem}td:nth-child(4){text-align:end}}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--soft:#333;--rule:#bbb}body{max-width:none;padding:0;font-size:10pt}#tools,details:not([open]){display:none!important}tr{break-inside:avoid}thead{display:table-header-group}h2{break-after:avoid}}`;
