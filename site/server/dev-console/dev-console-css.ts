/** The styles of the dev console, based on the kit's tokens. */
export const devConsoleCss = `
body{margin:0}
.dev-console{max-width:1240px;margin:0 auto;padding:var(--kit-space-4,16px) var(--kit-page-margin) 64px;display:grid;gap:24px}
.dev-console header{display:grid;gap:12px}
.dev-console h2{font-size:var(--kit-type-4)}
.dev-console h3{font-family:var(--kit-font-text);font-size:var(--kit-type-3);font-weight:600;letter-spacing:0}
.dev-console dl{display:flex;flex-wrap:wrap;gap:8px 28px}
.dev-console dl div{display:flex;gap:8px}
.dev-console dt,.dev-console small,.dev-console label>span{color:var(--kit-text-muted)}
.dev-console dd{overflow-wrap:anywhere}
.dev-console nav ul{display:flex;flex-wrap:wrap;gap:4px 6px;list-style:none;padding:0}
.dev-console nav a{display:block;padding:8px 12px;border-radius:var(--kit-radius-1);min-height:40px}
.dev-console nav a:hover{background:var(--kit-surface-2)}
.dev-console>p{position:sticky;top:8px;z-index:1;grid-column:1/-1}
.dev-console [role=status]{padding:12px 16px;border-radius:var(--kit-radius-1);background:var(--kit-success-tint);border-left:4px solid var(--kit-success)}
.dev-console [role=alert]{padding:12px 16px;border-radius:var(--kit-radius-1);background:var(--kit-danger-tint);border-left:4px solid var(--kit-danger)}
.dev-console main{display:grid;gap:24px;min-width:0}
.dev-console section{display:grid;gap:16px;padding:20px;border:1px solid var(--kit-line);border-radius:var(--kit-radius-2);background:var(--kit-surface-1);min-width:0;scroll-margin-top:88px}
.dev-console form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;min-width:0}
.dev-console form.tall{display:grid;align-items:start;justify-items:start}
.dev-console label{display:grid;gap:4px;min-width:0;max-width:100%}
.dev-console label.wide{flex:1 1 260px}
.dev-console form.tall>label{width:100%}
.dev-console :is(input,select,textarea){min-height:44px;width:100%;padding:8px 12px;border:1px solid var(--kit-line-strong);border-radius:var(--kit-radius-1);background:var(--kit-surface-2);color:var(--kit-text)}
.dev-console textarea{min-height:132px;resize:vertical}
.dev-console :is(textarea,code){font-family:ui-monospace,monospace;font-size:14px}
.dev-console code{overflow-wrap:anywhere}
.dev-console input.short{width:112px}
.dev-console button{min-height:44px;padding:8px 18px;border:1px solid var(--kit-line-strong);border-radius:var(--kit-radius-control);font-weight:600;max-width:100%}
.dev-console button:hover{background:var(--kit-surface-2)}
.dev-console button.main{background:var(--kit-accent);border-color:var(--kit-accent);color:var(--kit-accent-text)}
.dev-console button[aria-pressed=true]{background:var(--kit-surface-3);border-color:var(--kit-text)}
.dev-console .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,250px),1fr));gap:12px;list-style:none;padding:0}
.dev-console .cards>li{display:grid;gap:8px;grid-template-rows:auto 1fr auto;padding:14px;border-radius:var(--kit-radius-1);background:var(--kit-surface-2);min-width:0}
.dev-console .cards p{color:var(--kit-text-muted)}
.dev-console .row{display:flex;flex-wrap:wrap;gap:12px;align-items:end;min-width:0}
.dev-console .rows{display:grid;gap:8px;list-style:none;padding:0}
.dev-console .rows>li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:8px 14px;border-radius:var(--kit-radius-1);background:var(--kit-surface-2)}
.dev-console .rows>li>span{min-width:0;overflow-wrap:anywhere}
.dev-console .rows a{text-decoration:underline;text-underline-offset:3px;padding:10px 0}
@media (min-width:1024px){
.dev-console{grid-template-columns:168px minmax(0,1fr);align-items:start}
.dev-console header{grid-column:1/-1}
.dev-console nav{position:sticky;top:88px}
.dev-console nav ul{display:grid}
}
`;
