import { ES_CARE } from './es-care.ts';
import { ES_HARM } from './es-harm.ts';
import { ES_SELF } from './es-self.ts';
import type { LanguageTable } from './table.ts';

export const ES: LanguageTable = {
  language: 'es',
  classes: {
    day: 'hoy mañana lunes martes miércoles jueves viernes sábado domingo semana mes noche navidad ahora ya madrugada finde fin_de_semana día',
    toucher:
      'tío abuelo padrastro padre papá hermano primo cuñado profesor profe entrenador cura pastor catequista vecino monitor novio niñera canguro madre madrastra amigo marido compañero ex adulto hombre señor educador tutor padrino suegro maestro conserje',
    person:
      'jefe ex marido mujer vecino vecinos todos alguien gente padre madre hermano hermana profesor profesora novio novia compañeros compañero papá mamá padrastro madrastra esposo esposa tío otros personas familia demás él ella suegra suegro policía hijos hijo hija casero',
    not: 'no nunca jamas sin tampoco ni nada nadie',
    turn: 'yo y pero porque que si cuando mi el ella hasta voy quiero',
    want: 'quiero quisiera kiero quería quiera voy_a iba_a ganas deseo desearía pienso planeo pensando decidido intentar intenté intento necesito preferiría prefiero quiere a_punto_de estoy_por',
    killself:
      'matarme suicidarme suisidarme ahorcarme quitarme_la_vida acabar_con_mi_vida terminar_con_mi_vida quitarme_de_en_medio pegarme_un_tiro cortarme_las_venas ahogarme_en_el_rio tirarme_al_tren tirarme_por_la_ventana tirarme_de_un_puente tirarme_a_las_vias terminar_con_todo acabar_con_todo_de_una_vez mi_suicidio poner_fin_a_mi_vida envenenarme desvivirme colgarme dispararme quitarme_de_este_mundo dejar_este_mundo meterme_un_tiro volarme_la_cabeza',
    killother:
      'matarse suicidarse ahorcarse quitarse_la_vida acabar_con_su_vida terminar_con_su_vida cortarse_las_venas pegarse_un_tiro tirarse_por_la_ventana se_va_a_matar se_quiere_matar se_mata se_va_a_suicidar se_va_a_ahorcar colgarse poner_fin acabar_con_todo desaparecer_para_siempre',
    someone:
      'bebé peque nieto nieta padrastro compañero_de_piso el ella amigo amiga hermano hermana madre padre mama papa hijo hija marido mujer esposo esposa novio novia pareja compañero compañera vecino vecina alguien abuelo abuela primo prima sobrino sobrina tio tia alumno alumna chico chica ex niño niña bebe compa tía conocido conocida cuñado cuñada suegro suegra roomie compi colega chaval chavala muchacho muchacha profe hermanito hermanita jefe tutor ahijado ahijada papá mamá abuelito abuelita pariente yerno nuera',
    partner:
      'marido esposo mujer esposa novio novia pareja ex exmarido exnovio compañero el ella cónyuge prometido prometida concubino',
    parent:
      'padrastros abuelos cuidadora niñera tutor padre_siempre hermanastro padre papa madre mama padrastro madrastra tio tia abuelo abuela padres papi mami pa padrino madrina abuelito abuelita cuñado',
    hits: 'da_palizas da_golpes da_patadas da_puñetazos da_bofetadas pegaba_anoche azota azotó cintarazos pega pego pegó pegaba_ayer pegado pegando golpea golpeó golpeado golpeando golpeo maltrata maltrato abofetea abofeteó patea pateó empuja empujó ahorca ahorcó estrangula estranguló violó viola violado abusa abusó ataca atacó agredió agrede quema quemó cachetea cacheteó madrea madreó apaliza agarra_a_golpes dio_un_puñetazo dio_una_bofetada dio_una_paliza dio_una_hostia dio_hostias metió_una_hostia mete_hostias dio_un_guantazo da_guantazos dio_una_patada tira_del_pelo tiró_del_pelo zarandea zarandeó cintarea escupió agarra_del_cuello',
    kid: 'mi_hijo nuestro_hijo mi_hija nuestra_hija mis_hijos nuestros_hijos mi_niño mi_niña mi_bebe nuestro_bebe el_bebe los_niños las_niñas sus_hijos su_hijo su_hija sus_niños un_niño una_niña el_niño la_niña mi_hermanito mi_hermanita mi_hermano_pequeño mi_hermana_pequeña mi_hermano_menor mi_hermana_menor mi_sobrino mi_sobrina mi_nieto mi_nieta mi_hermano mi_hermana los_pequeños mi_peque los_hijos los_crios al_niño a_la_niña al_bebé a_los_niños a_las_niñas del_niño de_la_niña a_la_pequeña al_pequeño a_los_alumnos los_alumnos los_críos las_crías al_crío a_mis_hijos los_chavales los_chicos las_chicas niños niñas niño niña bebé bebe nene nena al_nene a_la_nena',
    took: 'comió_mis se_comió_mis  tomé tomado tomó tomo tome tragué tragado tragó trague ingerí ingerido ingirió bebí bebido bebió comí comido comió tragaron acabo_de_tomar acaba_de_tomar acabo_de_tragar acabo_de_tragarme acabo_de_tomarme metí metido tomarme tomaste tomando tragando tomar_ya tomarse tome_ya tomase ingerir tragar tomé_un echado eché echó zampé zampó empastillé empastilló pinchado pinché pinchó inyecté inyectó inyectado inyecte',
    many: 'muchísimas muchísimos tantas tantos dos_cajas tres_cajas todas todos toda todo entera entero caja cajas bote botes frasco frascos montón monton puñado muchas muchos demasiadas demasiados demasiado demasiada blister blisters tabletas_enteras veinte treinta cuarenta cincuenta sesenta cien quince docena docenas #10 doce paquete paquetes tira tiras botella pila exceso sobredosis mogollón mil no_sé_cuántas no_sé_cuántos chorro pilón fracasco blísteres mes_entero cajita restantes de_golpe ochenta setenta noventa putada puño',
    drug: 'pastilla pastillas ~pastiyas tableta tabletas píldoras pildora ~paracetamol ~paracetamoles ~ibuprofeno ~ibuprofenos aspirina aspirinas ~somníferos medicamento medicamentos medicinas medicina medicación remedios ~antidepresivos ~antidepresivo calmantes ~tranquilizantes ~diazepam ~lorazepam ~alprazolam valium xanax trankimazin orfidal ~clonazepam rivotril comprimidos comprimido sedantes ansiolíticos tramadol opioides nolotil insulina litio zolpidem ~sertralina ~fluoxetina dormidinas pastis morfina metadona capsulas acetaminofen acetaminofén benzos gotas jarabe ansiolítico ansioliticos antihistamínicos paroxetina quetiapina amitriptilina escitalopram melatonina fenobarbital prozac propranolol tratamiento ibuprofeno relajantes metformina digoxina lexatin noctamid lormetazepam pregabalina aspirinetas enalapril antiepilépticos valeriana olanzapina pildoras somniferos codeína',
    alcohol:
      'alcohol beber vodka whisky vino cerveza ron tequila ginebra bebida tomar_alcohol copas chupar bebiendo trago mezcal aguardiente cervezas chela chelas pisco licor guaro orujo chupitos cubatas copa',
    benzo:
      'diazepam lorazepam alprazolam valium xanax trankimazin orfidal clonazepam rivotril benzo* zolpidem tramadol heroína metadona opioides codeina fentanilo tranquilizantes ansioliticos pregabalina lyrica morfina lexatin bromazepam',
    stopped:
      'dejé dejar dejo dejado dejando sin desintox* desengancha* abstinencia sobrio parar paré mono quitar quitarme suspendí corté deje dejó deja paró suspendió cortó abandonó día_sin días_sin noche_sin horas_sin quitó abandoné',
    med: '~antidepresivos ~antidepresivo medicación medicacion medicamento medicamentos pastillas pastilla medicina medicinas litio insulina ~sertralina ~fluoxetina ~quetiapina ~olanzapina ritalin ~anticoagulantes ~anticoagulante sintrom tensión corticoides cortisona betabloqueante* ~venlafaxina ~escitalopram tratamiento anticonceptivos ~levotiroxina antipsicotico* estatinas antiepilept* haldol haloperidol risperidona carbamazepina depakine valproato xarelto epilepsia lamotrigina antiepilépticos neuroléptico corazón prednisona prednisolona mirtazapina paroxetina seroquel abilify tiroides tegretol keppra inhalador ansiolíticos pastis',
    change:
      'dejar dejarlo dejarlas dejo saltarme reducir bajar cortar_a partir mitad cambiar suspender quitar quitarme subir doblar duplicar aumentar parar abandonar interrumpir no_tomar dejar_de_tomar dejé dejó deja paró suspendió cortó abandonó tirar suspendo quito doble tomar_el_doble quita deja_de_tomar bajo subo doblo',
    ask: 'puedo puedes quiero voy_a cómo se_puede pienso pensando debo debería podría está_bien es_malo peligroso decidido puede seguro estaba_pensando riesgo pasa_algo me_gustaría por_mi_cuenta',
    sym: 'tiemb* tembl* convuls* alucin* arañas bichos insectos veo_cosas oigo_voces delirium confus* sudores sudo sudando cucarachas ratas sacud* temblando temblor temblores sudor oigo_cosas veo_gente ve_cosas ve_bichos ve_gente oye_voces oír_voces oyendo_voces viendo_cosas viendo_bichos viendo_gente ver_cosas ver_bichos voces_que delira delirando corazón_se_dispara hormigas serpientes taquicardia',
  },
  variants:
    'quiero=kiero|qiero que=q|ke|k porque=pq|xq estoy=toy|estoi está=ta voy=boi|voi para=pa por=x muy=mui hijo=ijo hija=ija mezclé=mesclé hablar=ablar dejé=deje quería=keria mi=mí vez=ves',
  affirmed: `
    no ..1 puedo|aguanto|despierta|despiertan|respira|para|deja|dejo|sé|se|miento|puede|pueden|pudo|pude|siento|come|quiere|pruebo|mueve|contesta|está_respirando|responde|entra|hace_falta|tiene|tenemos|bromeo|exagero|solo|sólo|más|mas|soporto|tengo|vale|hay|me_deja|logro|consigo|reacciona|sirve
    sin ganas|fuerzas|salida|aire|parar|saber|insulina|comer|dormir|esperanza
    ya no
    nada más|mas
    ni siquiera`,
  idioms: `
    se comió la carta
    antes|prefiero|preferiría ..1 me_tiro|mato|suicido|matarme|tirarme|pego_un_tiro ..2 que
    nos va|van a matar a_todos
    abuelo|abuela|perro|gato|perra|gata|yayo ..3 morir|morirse
    va|vas|van|irá ..2 a ..1 morir ..4 paliativos|tranquilo|pronto_el_perro|viejito
    corté|corte|cortado ..2 dedo|dedos
    mata|matan|matando|mató|mataba el|los|las|este|esta|tiempo|tiempos|hambre|pájaros|gusanillo
    matar ..1 dos|el_tiempo|el_hambre|el_rato|el_gusanillo|pájaros|moscas|tiempo|hambre|gusanillo
    me mata|matan|matará|van_a_matar|va_a_matar ..1 cuando|el|la|los|las|este|como|si_sabe|si_se_entera|si_llego|si_no_llego|si_no_entrego|si_no_acabo|si_no_limpio|si_no_apruebo|si_ve
    me_esta|me_está|está|esta matando
    matar* por un|una
    muero|morir|morirme|muerta|muerto|muriendo|morí|moría ..1 de|por|del ..1 hambre|sed|sueño|risa|vergüenza|frío|calor|cansancio|aburrimiento|miedo|ganas|envidia|asco|pena|amor|saber|curiosidad|comer|nervios|sueno|verguenza|un
    muerta|muerto de
    quiero|prefiero morirme|morir|matarme antes|de|en|a_hablar
    matarme a ..1 trabajar|estudiar|estudio|trabajo|reír|currar
    me pegó|pega|pegué|pegaron ..2 susto|sol|risa|una_pegatina|sueño|hambre|gripe|catarro|la_gripe|viento|aire
    sobredosis ..1 de ..1 café|cafeína|azúcar|chocolate|netflix|series|sol|dulces|cafe|cafeina|azucar
    corté|corto|cortando|cortar|cortarme|corte ..1 el|mi|las ..1 pelo|cabello|uñas|flequillo|puntas
    corté|corte|cortado|corto ..3 afeit*|cocin*|picando|pelando|cebolla|pan|accidente|jamon|jamón
    afeit*|cocin*|pelando ..4 corté|corte|cortado
    cortar|cortarme ..1 gastos|costes|rollo|lazos
    # mg|ml|gramos
    infarto cuando|al|casi_me_da_un
    casi me_da ..2 infarto
    me_gana|gana|ganó ..2 ajedrez`,
  settled: `
    años|meses sin beber|alcohol|tomar
    enseñaron|aprendí|curso ..2 en|el|nos curso|formación|prevención
    si alguien te|le|os habla|dice|cuenta
    si un|una|algún|tu ..1 amigo|amiga|alguien|compañero te|le|os habla|dice|cuenta
    !desde hace ..3 años|año|décadas|decada|decadas
    años|año después|atrás|mas_tarde
    antes me|yo|nos|mi|mis|bebía|tomaba
    de ..1 pequeño|pequeña|niño|niña|joven|adolescente|cría|crío
    cuando ..1 era|éramos|tenía|tenia|iba
    en ..1 mi ..1 infancia|juventud|adolescencia|niñez|novela|libro|cuento|obra
    en #year
    en_aquella|aquella época
    ya no ..1 lo|la|me ..1 hago|corto|pega
    sobreviví|superviviente|superé|sobreviviente
    se suicidó|suicido|mató|quitó_la_vida ..1 !ayer|hoy|anoche
    murió|murio|muerte|muerto|falleció ..4 ~sobredosis|suicidio
    suicidio|sobredosis ..4 duelo|prevención|años|perdí|tesis|charla
    perdí|perdimos|perder|duelo|luto ..6 suicidio|sobredosis|suicidó
    en|para|de|leo|leyendo|escribo|viendo|vi|veo|un|una|el|la|mi ..2 novela|libro|película|peli|serie|capítulo|podcast|cuento|guion|guión|canción|documental|videojuego|artículo|ensayo|noticia|noticias|obra|protagonista|personaje|villano|poema
    capítulo|escena|episodio|temporada|nivel #
    taller|seminario|charla|formación|tesis|voluntari* ..3 sobre|de|contra
    soy|como|trabajo|era ..3 enfermera|enfermero|médica|médico|paramédico|psicóloga|psicólogo|terapeuta|profesora|profesor|trabajadora_social|policía|bombero|acogida|maestra|maestro|urgencias
    paciente|pacientes|clientes
    señales|estadísticas|síntomas|efectos|víctimas de
    karate|judo|boxeo|minecraft|fortnite|ajedrez
    decía|dice|dijo|regla ..4 nunca
    nunca mezcl*|tom*
    soñé|sueño|pesadilla ..1 que|con_que|donde
    siglo|pasado pasado|siglo`,
  now: `
    venas|muñecas|a_punto
    mañana|acaba_de|borracho|borracha|camino
    ahora|ahorita|hoy|esta_noche|ya_mismo|en_este_momento|ahora_mismo|hace_un_rato|hace_una_hora|acabo|acaba|a_punto|esta_tarde
    en|sobre|desde ..1 el|la|un|las|una barandilla|puente|azotea|tejado|vías|cornisa|balcón|barandilla|vias|viaducto|ventana
    detrás|atrás|fuera|tras ..1 de|la ..1 la? puerta
    sangr*
    cuchillo|pistola|arma|soga|cuerda|pastillas|navaja|cuchilla|escopeta|hacha
    estrangul*|ahorc*|cuello|asfixi*
    escondid*|encerrad*
    está|esta|sigue ..1 pegando|golpeando|pateando`,
  alone: [
    {
      kind: 'suicide',
      rows: `
        cómo|como|formas_de|manera_de|métodos_de|quiero|ayuda|pensamientos_de|ideas_de|sin_dolor|métodos|no_dolor? ~suicidio|suicida|suicidarme|suicidarse|matarme|matarse|quitarme_la_vida|morir|morirme|ahorcarme|quitarse_la_vida sin_dolor|métodos|ayuda|rápido|indoloro? + suicidio + como matarme
        quiero morir|morirme + quiero morir
        no quiero vivir|existir mas? + no quiero vivir`,
    },
    {
      kind: 'self-harm',
      rows: `autolesión|autolesiones|autolesionarme|cortarme|cutting|hacerme_daño|autolesionarse ayuda? + autolesiones`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        una? ~sobredosis de? pastillas|paracetamol|ayuda|síntomas|medicamentos|ibuprofeno? + sobredosis
        tomé|tome demasiadas|muchas pastillas + tomé muchas pastillas`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        violencia|maltrato doméstica|de_género|machista|familiar|en_casa|en_la_pareja ayuda? + violencia de género
        mi? marido|novio|pareja|esposo me pega|maltrata|golpea|viola + mi marido me pega
        violación|me_violaron|me_violó|fui_violada ayuda? + me violaron`,
    },
    { kind: 'child', rows: `abuso|maltrato infantil|sexual_infantil|sexual ayuda? + abuso infantil` },
  ],
  signs: [...ES_SELF, ...ES_HARM, ...ES_CARE],
};
