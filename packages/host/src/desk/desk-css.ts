/** The desk's own rules over the kit's tokens. */
export const deskCss = `
body{margin:0}
.desk{max-width:1240px;margin:0 auto;padding:var(--kit-space-4,16px) var(--kit-page-margin) 64px;display:grid;gap:24px}
.desk header{display:grid;gap:12px}
.desk h2{font-size:var(--kit-type-4)}
.desk h3{font-family:var(--kit-font-text);font-size:var(--kit-type-3);font-weight:600;letter-spacing:0}
.desk dl{display:flex;flex-wrap:wrap;gap:8px 28px}
.desk dl div{display:flex;gap:8px}
.desk dt,.desk small,.desk label>span{color:var(--kit-text-muted)}
.desk dd{overflow-wrap:anywhere}
.desk nav ul{display:flex;flex-wrap:wrap;gap:4px 6px;list-style:none;padding:0}
.desk nav a{display:block;padding:8px 12px;border-radius:var(--kit-radius-1);min-height:40px}
.desk nav a:hover{background:var(--kit-surface-2)}
.desk>p{position:sticky;top:8px;z-index:1;grid-column:1/-1}
.desk [role=status]{padding:12px 16px;border-radius:var(--kit-radius-1);background:var(--kit-success-tint);border-left:4px solid var(--kit-success)}
.desk [role=alert]{padding:12px 16px;border-radius:var(--kit-radius-1);background:var(--kit-danger-tint);border-left:4px solid var(--kit-danger)}
.desk main{display:grid;gap:24px;min-width:0}
.desk section{display:grid;gap:16px;padding:20px;border:1px solid var(--kit-line);border-radius:var(--kit-radius-2);background:var(--kit-surface-1);min-width:0;scroll-margin-top:88px}
.desk form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;min-width:0}
.desk form.tall{display:grid;align-items:start;justify-items:start}
.desk label{display:grid;gap:4px;min-width:0;max-width:100%}
.desk label.wide{flex:1 1 260px}
.desk form.tall>label{width:100%}
.desk :is(input,select,textarea){min-height:44px;width:100%;padding:8px 12px;border:1px solid var(--kit-line-strong);border-radius:var(--kit-radius-1);background:var(--kit-surface-2);color:var(--kit-text)}
.desk textarea{min-height:132px;resize:vertical}
.desk :is(textarea,code){font-family:ui-monospace,monospace;font-size:14px}
.desk code{overflow-wrap:anywhere}
.desk input.short{width:112px}
.desk button{min-height:44px;padding:8px 18px;border:1px solid var(--kit-line-strong);border-radius:var(--kit-radius-control);font-weight:600;max-width:100%}
.desk button:hover{background:var(--kit-surface-2)}
.desk button.main{background:var(--kit-accent);border-color:var(--kit-accent);color:var(--kit-accent-text)}
.desk button[aria-pressed=true]{background:var(--kit-surface-3);border-color:var(--kit-text)}
.desk .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,250px),1fr));gap:12px;list-style:none;padding:0}
.desk .cards>li{display:grid;gap:8px;grid-template-rows:auto 1fr auto;padding:14px;border-radius:var(--kit-radius-1);background:var(--kit-surface-2);min-width:0}
.desk .cards p{color:var(--kit-text-muted)}
.desk .row{display:flex;flex-wrap:wrap;gap:12px;align-items:end;min-width:0}
.desk .rows{display:grid;gap:8px;list-style:none;padding:0}
.desk .rows>li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:8px 14px;border-radius:var(--kit-radius-1);background:var(--kit-surface-2)}
.desk .rows>li>span{min-width:0;overflow-wrap:anywhere}
.desk .rows a{text-decoration:underline;text-underline-offset:3px;padding:10px 0}
@media (min-width:1024px){
.desk{grid-template-columns:168px minmax(0,1fr);align-items:start}
.desk header{grid-column:1/-1}
.desk nav{position:sticky;top:88px}
.desk nav ul{display:grid}
}
`;
